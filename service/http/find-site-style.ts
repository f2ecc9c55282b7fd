import type { SiteIndex } from "./site-index.ts";

/**
 * Returns the style elements of the site's not-found page, for the error page that the service writes. They are copied byte for
 * byte: the policy allows a style block by its hash.
 */
export function findSiteStyle({ files }: SiteIndex): string {
  const page = files.get("/404")?.variants.identity.body;
  const elements = /<style>.*?<\/style>|<link\b[^>]*\brel="?stylesheet\b[^>]*>/gs;
  return new TextDecoder().decode(page).match(elements)?.join("\n") ?? "";
}
