import type { SiteIndex } from "./site-index.ts";

/** Returns the links to the site's full style sheet, for the error page that the service renders. */
export function findSiteStyle({ files }: SiteIndex): string {
  const page = files.get("/404")?.variants.identity.read();
  if (!(page instanceof Uint8Array)) return "";
  const links = new TextDecoder().decode(page).match(/<link\b[^>]*\brel="?stylesheet\b[^>]*>/g);
  return links?.join("\n").replaceAll(" disabled", "") ?? "";
}
