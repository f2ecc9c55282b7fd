import type { SiteIndex } from "./site-index.ts";

/** The style sheets of the built site, for the one page that the service itself writes. */
export function findStylesheets({ files }: SiteIndex): string[] {
  const page = files.get("/404")?.variants.identity.body;
  if (page === undefined) return [];
  const links = new TextDecoder().decode(page).match(/<link\b[^>]*>/g) ?? [];
  return links
    .filter((link) => /\brel="?stylesheet\b/.test(link))
    .flatMap((link) => /\bhref="?(\/[^"\s>]+)/.exec(link)?.[1] ?? []);
}
