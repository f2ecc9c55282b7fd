/** How long a browser may keep a file: for good where its name holds a hash, never unasked where it can change. */
export function findCacheControl(name: string): string {
  if (name.startsWith("assets/")) return "public, max-age=31536000, immutable"; // one year
  if (/\.(?:html|json)$/.test(name)) return "no-cache";
  return "public, max-age=86400"; // one day
}
