import { relatedPostsLimit, type PostSummary } from "../../../contracts/blog-post.ts";
import type { ContentfulConfig } from "../../../contracts/configuration/content-service.ts";
import { defaultLocale, type Locale } from "../../../contracts/locale.ts";
import type { BlogSource } from "./blog-source.ts";
import { openDelivery } from "./contentful/delivery.ts";
import {
  elseInSpanish,
  findPostById,
  findPostBySlug,
  type Search,
} from "./contentful/find-post.ts";
import { mergeEditions } from "./contentful/merge-editions.ts";
import { findCutoff, listQuery, type PostFilter } from "./contentful/post-queries.ts";
import { readSummary } from "./contentful/read-entry.ts";
import { collectCategories, selectByCategory, selectRelated } from "./sources/select-posts.ts";

export type ContentfulOptions = ContentfulConfig & {
  now?: () => Date;
  log?: (line: string) => void;
};

/** Returns a source of live Contentful content (§7, D8), whose queries throw a `ContentError`. */
export function createContentfulSource(options: ContentfulOptions): BlogSource {
  const { now = () => new Date(), log = console.warn, ...config } = options;
  const delivery = openDelivery(config, log);
  const openSearch = (): Search => ({ delivery, cutoff: findCutoff(now()), log });

  async function list(locale: Locale, filter: PostFilter = {}, most?: number) {
    const search = openSearch();
    const ask = async (language: Locale) => {
      const query = listQuery(language, search.cutoff, filter, most);
      const entries = await delivery.findEntries(query, most);
      return entries
        .map((entry) => readSummary(entry, { ...search, language }))
        .filter((post) => post !== undefined);
    };
    if (locale === defaultLocale) return ask(locale);
    const [own, spanish] = await Promise.all([
      ask(locale).catch((error: unknown) => elseInSpanish(error, search)),
      ask(defaultLocale),
    ]);
    return mergeEditions(own ?? [], spanish);
  }

  // The list and its categories are requested at the same moment: one call serves both.
  const running = new Map<Locale, Promise<PostSummary[]>>();
  async function listPosts(locale: Locale): Promise<PostSummary[]> {
    const posts = running.get(locale) ?? list(locale).finally(() => running.delete(locale));
    running.set(locale, posts);
    return posts;
  }

  async function listInCategories(categories: string[], locale: Locale, most?: number) {
    if (categories.some((name) => name.includes(","))) return listPosts(locale);
    return list(locale, { "fields.categories[in]": categories }, most);
  }

  return {
    listPosts,
    listFeatured: async (locale) => list(locale, { "fields.isFeatured": true }),
    listByCategory: async (category, locale) =>
      selectByCategory(await listInCategories([category], locale), category),
    findPost: async (slug, locale) => findPostBySlug(slug, locale, openSearch()),
    findPostById: async (id, locale) => findPostById(id, locale, openSearch()),
    listRelated: async (post, locale) => {
      if (post.categories.length === 0) return [];
      const most = relatedPostsLimit + 1; // the post itself is among them
      return selectRelated(await listInCategories(post.categories, locale, most), post);
    },
    listCategories: async (locale) => collectCategories(await listPosts(locale)),
  };
}
