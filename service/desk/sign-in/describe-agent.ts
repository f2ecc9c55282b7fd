// Browsers also name those whose pages they want to be given: the particular ones come first.
const browsers = [
  ["Edge", /\bEdgA?\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS)\//],
  ["Safari", /\bSafari\//],
] as const;
const systems = [
  ["Android", /\bAndroid\b/],
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Windows", /\bWindows\b/],
  ["Mac", /\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
] as const;

/** Names a browser and its device for the owner, e.g. `Chrome, Android`; undefined if it names neither. */
export function describeAgent(agent: string): string | undefined {
  const named = [browsers, systems].flatMap((known) => {
    const found = known.find(([, pattern]) => pattern.test(agent));
    return found === undefined ? [] : [found[0]];
  });
  return named.length === 0 ? undefined : named.join(", ");
}
