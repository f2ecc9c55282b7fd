/**
 * Cache lifetimes by address: a year for hashed names, revalidation for pages and data, a day for the rest. Each
 * address matches one pattern; nginx, Apache and Vercel get the same patterns.
 */
export const cacheRules = [
  { pattern: /^\/assets\//, value: "public, max-age=31536000, immutable" },
  { pattern: /^(?!\/assets\/).*(?:\.html|\.json|\/[^/.]*)$/, value: "no-cache" },
  { pattern: /^(?!\/assets\/).*\.(?!(?:html|json)$)[^/.]*$/, value: "public, max-age=86400" },
] as const;

/** Returns the `Cache-Control` of an address or of a file's place in the built site, e.g. `/en/servicios.html`. */
export function findCacheControl(path: string): string {
  return cacheRules.find(({ pattern }) => pattern.test(path))?.value ?? "no-cache";
}
