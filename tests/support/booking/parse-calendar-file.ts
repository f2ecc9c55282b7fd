/** One event of a calendar file, its properties by name; the last of equal names wins. */
export type ParsedEvent = {
  method: string;
  properties: Map<string, { parameters: string; value: string }>;
};

const required = ["UID", "DTSTAMP", "DTSTART", "DTEND", "SEQUENCE", "SUMMARY", "ORGANIZER"];

/** Parses a calendar file strictly: throws with the violated rule of RFC 5545 or RFC 5546. */
export function parseCalendarFile(text: string): ParsedEvent {
  if (!text.endsWith("\r\n")) throw new Error("RFC 5545 §3.1: the last line is not ended");
  const lines = text.slice(0, -2).split("\r\n");
  for (const line of lines) {
    if (/[\r\n]/.test(line))
      throw new Error(`RFC 5545 §3.1: a line break that is no CRLF: ${line}`);
    const bytes = Buffer.byteLength(line);
    if (bytes > 75) throw new Error(`RFC 5545 §3.1: ${String(bytes)} bytes in a line: ${line}`);
    if (line.includes("\uFFFD"))
      throw new Error(`RFC 5545 §3.1: folded inside a character: ${line}`);
  }
  const logical = lines
    .join("\r\n")
    .replaceAll(/\r\n[ \t]/g, "")
    .split("\r\n");
  const entries = logical.map((line) => {
    const [, name, parameters = "", value] =
      /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined)
      throw new Error(`RFC 5545 §3.1: no content line: ${line}`);
    return { name, parameters, value };
  });
  const shape = entries.filter(({ name }) => name === "BEGIN" || name === "END");
  if (
    shape.map(({ name, value }) => `${name}:${value}`).join(" ") !==
    "BEGIN:VCALENDAR BEGIN:VEVENT END:VEVENT END:VCALENDAR"
  ) {
    throw new Error("RFC 5545 §3.4: not one event in one calendar");
  }
  const properties = new Map(
    entries.map(({ name, parameters, value }) => [name, { parameters, value }]),
  );
  for (const name of ["VERSION", "PRODID", "METHOD", ...required]) {
    if (!properties.has(name)) throw new Error(`RFC 5545 §3.6: ${name} is missing`);
    const count = entries.filter((entry) => entry.name === name).length;
    if (count > 1) throw new Error(`RFC 5545 §3.6.1: ${name} occurs ${String(count)} times`);
  }
  for (const name of ["DTSTAMP", "DTSTART", "DTEND"]) {
    const value = properties.get(name)?.value ?? "";
    if (!/^\d{8}T\d{6}Z$/.test(value))
      throw new Error(`RFC 5545 §3.3.5: ${name} is not UTC: ${value}`);
  }
  return { method: properties.get("METHOD")?.value ?? "", properties };
}

/** Returns the unescaped text of a property (RFC 5545 §3.3.11). */
export function readText({ properties }: ParsedEvent, name: string): string {
  const value = properties.get(name)?.value ?? "";
  if (/(?<!\\)(?:\\\\)*[;,]/.test(value))
    throw new Error(`RFC 5545 §3.3.11: not escaped: ${value}`);
  return value.replaceAll(/\\([\\;,nN])/g, (_, escaped: string) =>
    escaped.toLowerCase() === "n" ? "\n" : escaped,
  );
}

/** Returns the instant of a property, in milliseconds since 1970. */
export function readInstant({ properties }: ParsedEvent, name: string): number {
  const value = properties.get(name)?.value ?? "";
  return Date.parse(
    value.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"),
  );
}
