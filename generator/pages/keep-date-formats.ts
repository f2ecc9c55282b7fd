/** Pages make a date format for each date, of 30 KB that no garbage collector sees: a build of a thousand posts, 2 GB. */
export function keepDateFormats(): void {
  const kept = new Map<string, Intl.DateTimeFormat>();
  Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
    construct(Format, options: [string?, Intl.DateTimeFormatOptions?]) {
      const key = JSON.stringify(options);
      const format = kept.get(key) ?? new Format(...options);
      kept.set(key, format);
      return format;
    },
  });
}
