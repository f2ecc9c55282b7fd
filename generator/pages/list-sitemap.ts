import { locales, type Locale } from "../../contracts/locale.ts";
import { toAddress } from "../../contracts/page-paths.ts";
import type { PathMatch, Route } from "../../site/routes.ts";
import { fileResource, type Resource } from "../resource.ts";

/** Lists `sitemap.xml`, with every page that may be indexed in both editions (D2), and the `robots.txt` that names it. */
export function listSitemap(
  siteUrl: string,
  matches: readonly PathMatch[],
  routes: Record<PathMatch["name"], Route>,
): Resource[] {
  const paths = matches.filter(({ name }) => routes[name].hidden !== true).map(({ path }) => path);
  const robots = `User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap.xml\n`;
  return [
    fileResource("/sitemap.xml", async () => describeSitemap(siteUrl, paths)),
    fileResource("/robots.txt", async () => robots),
  ];
}

function describeSitemap(siteUrl: string, paths: readonly string[]): string {
  const address = (locale: Locale, path: string) => siteUrl + toAddress(locale, path);
  const entries = paths.flatMap((path) => {
    const alternates = [
      ...locales.map((locale) => [locale, address(locale, path)]),
      ["x-default", address("es", path)],
    ]
      .map(([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`)
      .join("");
    return locales.map((locale) => `<url><loc>${address(locale, path)}</loc>${alternates}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}
