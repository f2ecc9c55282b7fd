import type { SiteIndex } from "./site-index.ts";

/**
 * The style elements of the site's not-found page, for the one page that the service itself writes. Taken byte for
 * byte: the policy allows a style block by its hash.
 */
export function findSiteStyle({ files }: SiteIndex): string {
  const page = files.get("/404")?.variants.identity.body;
  const elements = /<style>.*?<\/style>|<link\b[^>]*\brel="?stylesheet\b[^>]*>/gs;
  return new TextDecoder().decode(page).match(elements)?.join("\n") ?? "";
}
