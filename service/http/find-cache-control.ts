/**
 * Returns the `Cache-Control` of a file: a year where its name holds a hash, revalidation for pages and data, a day for the
 * rest.
 */
export function findCacheControl(name: string): string {
  if (name.startsWith("assets/")) return "public, max-age=31536000, immutable";
  if (/\.(?:html|json)$/.test(name)) return "no-cache";
  return "public, max-age=86400";
}
