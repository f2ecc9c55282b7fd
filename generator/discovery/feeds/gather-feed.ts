import { categorySlug, type Post } from "../../../contracts/blog-post.ts";
import { feedPaths } from "../../../contracts/paths/feed-paths.ts";
import { localePrefix, type Locale } from "../../../contracts/locale.ts";
import type { Copy } from "../../../site/copy.ts";
import type { BlogSource } from "../../../site/features/blog/blog-source.ts";
import { pathTo } from "../../../site/routes.ts";
import { siteConfig } from "#folder/site.config.ts";
import type { Renderer } from "../../bundle/load-renderer.ts";
import { readCopy } from "../../pages/read-copy.ts";
import type { Feed, FeedEntry } from "./feed.ts";

export type FeedSources = {
  siteUrl: string;
  source: BlogSource;
  renderPostText: Renderer["renderPostText"];
};

const mostEntries = 20;

/** Gathers the newest posts of an edition with their whole text; an untranslated post links to its Spanish page. */
export async function gatherFeed(sources: FeedSources, locale: Locale): Promise<Feed> {
  const { siteUrl, source } = sources;
  const copy = (await readCopy(locale, "blog")) as Copy["blog"];
  const newest = (await source.listPosts(locale)).slice(0, mostEntries);
  const posts = await Promise.all(newest.map(async ({ slug }) => source.findPost(slug, locale)));
  const edition = siteUrl + localePrefix[locale];
  return {
    title: `${copy.meta.title} | ${siteConfig.brand}`,
    description: copy.meta.description,
    language: locale,
    author: siteConfig.brand,
    home: siteUrl + pathTo(localePrefix[locale], "blog"),
    self: { atom: edition + feedPaths.atom, json: edition + feedPaths.json },
    entries: posts.flatMap((post) =>
      post === undefined ? [] : [describeEntry(post, copy, sources)],
    ),
  };
}

function describeEntry(post: Post, copy: Copy["blog"], sources: FeedSources): FeedEntry {
  const { siteUrl, renderPostText } = sources;
  const labels: Partial<Record<string, string>> = copy.categories;
  const prefix = localePrefix[post.language];
  return {
    address: siteUrl + pathTo(prefix, "blogPost", { params: { slug: post.slug } }),
    title: post.title,
    summary: post.excerpt,
    content: renderPostText(post, copy.richText),
    published: new Date(post.publishDate).toISOString(),
    updated: new Date(post.updatedDate ?? post.publishDate).toISOString(),
    author: post.author,
    categories: post.categories.map((name) => labels[categorySlug(name)] ?? name),
    language: post.language,
  };
}
