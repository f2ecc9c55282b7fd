const linkSchemes = new Set(["http:", "https:", "mailto:", "tel:"]);
const loopbackHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Address of a link that may be followed: http, https, mailto, tel, a path of this site or an `#anchor`, written as a
 * browser would read it; undefined for every other, `javascript:` and `data:` among them.
 */
export function readLinkAddress(value: unknown): string | undefined {
  const address = tidy(value);
  if (/^(?:#|\/)./.test(address) || address === "/") return address;
  const url = parse(address);
  return url !== undefined && linkSchemes.has(url.protocol) ? spell(address, url) : undefined;
}

/** Address of a file: https, a path of this site, or http on this very machine; undefined for any other. */
export function readFileAddress(value: unknown): string | undefined {
  const address = tidy(value);
  if (/^\/./.test(address)) return address;
  const url = parse(address);
  const isSafe =
    url?.protocol === "https:" || (url?.protocol === "http:" && loopbackHosts.has(url.hostname));
  return isSafe ? spell(address, url) : undefined;
}

// Browsers drop tabs and line breaks inside an address and the rest of the control characters around it, and take two
// slashes of any kind for the start of a host.
function tidy(value: unknown): string {
  if (typeof value !== "string") return "";
  const address = value
    .replaceAll(/[\t\n\r]/g, "")
    // oxlint-disable-next-line no-control-regex -- they are what is sought
    .replaceAll(/^[\u0000-\u0020]+|[\u0000-\u0020]+$/g, "")
    .toWellFormed();
  return address.replace(/^[\\/]{2,}/, "https://");
}

function parse(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined;
}

// `https:host` is an address of its own, but relative inside a page.
function spell(address: string, url: URL): string {
  const isWritten = !url.protocol.startsWith("http") || /^https?:\/\//i.test(address);
  return isWritten ? address : url.href;
}
