import type { PostSummary } from "../../contracts/blog-post.ts";
import { localePrefix, locales, type Locale } from "../../contracts/locale.ts";
import type { BlogSource } from "../../site/features/blog/blog-source.ts";
import type { Copy } from "../../site/copy.ts";
import { feedPath, pathTo } from "../../site/routes.ts";
import { siteConfig } from "../../site.config.ts";
import { fileResource, type Resource } from "../resource.ts";
import { readCopy } from "../pages/read-copy.ts";

type Feed = {
  title: string;
  description: string;
  locale: Locale;
  siteUrl: string;
  posts: readonly PostSummary[];
};

const mostItems = 20;

export function listFeeds(siteUrl: string, source: BlogSource): Resource[] {
  return locales.map((locale) =>
    fileResource(localePrefix[locale] + feedPath, async () => {
      const { meta } = (await readCopy(locale, "blog")) as Copy["blog"];
      return describeFeed({
        title: `${meta.title} | ${siteConfig.brand}`,
        description: meta.description,
        locale,
        siteUrl,
        posts: await source.listPosts(locale),
      });
    }),
  );
}

/** An RSS 2.0 document with the newest posts; one that exists only in Spanish says so. */
export function describeFeed({ title, description, locale, siteUrl, posts }: Feed): string {
  const prefix = localePrefix[locale];
  const items = posts.slice(0, mostItems).map((post) => {
    const address = siteUrl + pathTo(prefix, "blogPost", { params: { slug: post.slug } });
    return `<item>${[
      element("title", post.title),
      element("link", address),
      element("guid", address),
      element("pubDate", new Date(post.publishDate).toUTCString()),
      element("description", post.excerpt),
      ...post.categories.map((category) => element("category", category)),
      element("dc:creator", post.author),
      element("dc:language", post.language),
    ].join("")}</item>`;
  });
  const self = escapeText(siteUrl + prefix + feedPath);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${element("title", title)}
${element("link", siteUrl + pathTo(prefix, "blog"))}
${element("description", description)}
${element("language", locale)}
<atom:link href="${self}" rel="self" type="application/rss+xml"/>
${items.join("\n")}
</channel>
</rss>
`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeText(text)}</${name}>`;
}

// What XML does not allow even as a reference is left out.
// oxlint-disable-next-line no-control-regex -- they are what is sought
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(forbidden, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
