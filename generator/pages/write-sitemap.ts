import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { localePrefix, locales, type Locale } from "../../contracts/locale.ts";
import type { PathMatch, Route } from "../../site/routes.ts";

/** Writes `sitemap.xml`, every page that may be indexed with its other edition (D2), and the `robots.txt` that names it. */
export async function writeSitemap(
  outDir: string,
  siteUrl: string,
  matches: readonly PathMatch[],
  routes: Record<PathMatch["name"], Route>,
): Promise<void> {
  const paths = matches.filter(({ name }) => routes[name].hidden !== true).map(({ path }) => path);
  const address = (locale: Locale, path: string) =>
    siteUrl + (localePrefix[locale] + (path === "/" ? "" : path) || "/");
  const entries = paths.flatMap((path) => {
    const alternates = [
      ...locales.map((locale) => [locale, address(locale, path)]),
      ["x-default", address("es", path)],
    ]
      .map(([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`)
      .join("");
    return locales.map((locale) => `<url><loc>${address(locale, path)}</loc>${alternates}</url>`);
  });
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
  await writeFile(join(outDir, "sitemap.xml"), sitemap);
  await writeFile(
    join(outDir, "robots.txt"),
    `User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
}
