const linkSchemes = new Set(["http:", "https:", "mailto:", "tel:"]);
const loopbackHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Returns a safe link address: http, https, mailto, tel, a path of this site or an `#anchor`, normalized as browsers
 * do; undefined for any other, such as `javascript:` and `data:`.
 */
export function readLinkAddress(value: unknown): string | undefined {
  const address = tidy(value);
  if (/^(?:#|\/)./.test(address) || address === "/") return address;
  const url = parse(address);
  return url !== undefined && linkSchemes.has(url.protocol) ? spell(address, url) : undefined;
}

/** Returns the address of a file: https, a path of this site, or http on localhost; undefined for any other. */
export function readFileAddress(value: unknown): string | undefined {
  const address = tidy(value);
  if (/^\/./.test(address)) return address;
  const url = parse(address);
  const isSafe =
    url?.protocol === "https:" || (url?.protocol === "http:" && loopbackHosts.has(url.hostname));
  return isSafe ? spell(address, url) : undefined;
}

// Browsers drop tabs and line breaks inside an address and control characters around it, and read two slashes of any
// kind as the start of a host.
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

// `https:host` is absolute by itself but relative inside a page.
function spell(address: string, url: URL): string {
  const isWritten = !url.protocol.startsWith("http") || /^https?:\/\//i.test(address);
  return isWritten ? address : url.href;
}
