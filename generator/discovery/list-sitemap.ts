import { bookingPath } from "../../contracts/booking.ts";
import { locales, type Locale } from "../../contracts/locale.ts";
import { toAddress } from "../../contracts/paths/page-paths.ts";
import { fileResource, type Resource } from "../resource.ts";
import type { SitemapPage } from "./gather-sitemap.ts";

/**
 * Lists `sitemap.xml`, and a `robots.txt` that names it and keeps crawlers out of the weeks and hours of the booking
 * calendar.
 */
export function listSitemap(siteUrl: string, gather: () => Promise<SitemapPage[]>): Resource[] {
  const calendars = locales
    .map((locale) => toAddress(locale, bookingPath))
    .map((calendar) => `Disallow: ${calendar}?\nDisallow: ${calendar}/\n`)
    .join("");
  const robots = `User-agent: *\nAllow: /\n${calendars}Sitemap: ${siteUrl}/sitemap.xml\n`;
  return [
    fileResource("/sitemap.xml", async () => writeSitemap(siteUrl, await gather())),
    fileResource("/robots.txt", async () => robots),
  ];
}

function writeSitemap(siteUrl: string, pages: readonly SitemapPage[]): string {
  const entries = pages.flatMap((page) => describePage(siteUrl, page));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}

function describePage(
  siteUrl: string,
  { path, query = "", editions, changed }: SitemapPage,
): string[] {
  const address = (locale: Locale) => siteUrl + toAddress(locale, path) + query;
  const [first = "es"] = editions;
  const alternates = [...editions.map((one) => [one, address(one)]), ["x-default", address(first)]]
    .map(([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`)
    .join("");
  const date = changed === undefined ? "" : `<lastmod>${changed.slice(0, 10)}</lastmod>`;
  return editions.map((locale) => `<url><loc>${address(locale)}</loc>${date}${alternates}</url>`);
}
