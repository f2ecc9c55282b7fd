import { locales, type Locale } from "../../contracts/locale.ts";
import type { BlogData } from "../../site/page-data.ts";
import { countPages } from "../../site/features/blog/describe-list-page.ts";
import type { OpenParams, PathMatch, Route } from "../../site/routes.ts";
import { findOnlyLanguage, gatherBlog } from "../blog/gather-blog.ts";
import { readLegalText } from "../legal/read-legal-text.ts";
import type { SiteSources } from "../site-sources.ts";
import { findFile } from "../../roots/find-file.ts";
import { findContentDate } from "./find-content-date.ts";

/** An indexable page; `changed` is the day or time when its content last changed. */
export type SitemapPage = {
  path: string;
  /** Query of a list's later pages, e.g. `?page=2`. */
  query?: string;
  editions: readonly Locale[];
  changed?: string;
};

type Sources = Pick<SiteSources, "blog" | "environment"> & {
  renderer: Pick<SiteSources["renderer"], "listPaths" | "routes">;
};

/** Gathers all indexable pages with the editions in which they are written (D2). */
export async function gatherSitemap(
  sources: Sources,
  openParams: OpenParams,
): Promise<SitemapPage[]> {
  const { listPaths, routes } = sources.renderer;
  const pages = await Promise.all(
    listPaths(openParams).map(async (match): Promise<SitemapPage[]> => {
      const route: Route = routes[match.name];
      const { path } = match;
      if (route.hidden === true) return [];
      if (match.name === "blogPost") return gatherPost(match, sources);
      if (route.page === "blog") return gatherList(match, sources);
      if (route.page === "legal") {
        const { updated } = await readLegalText(path, "es", sources.environment);
        return [{ path, editions: locales, changed: updated }];
      }
      const editions = route.only === undefined ? locales : [route.only];
      const changed = findContentDate(listContent(match, route));
      return [{ path, editions, ...(changed !== undefined && { changed }) }];
    }),
  );
  return pages.flat();
}

/** Lists the files with a page's copy, including those of a case's report. */
function listContent({ params }: PathMatch, { copy }: Route): string[] {
  const slug = params["slug"];
  const groups =
    slug === undefined
      ? copy.map((group) => `copy/{}/${group}`)
      : [`reports/{}/${slug}`, "copy/{}/caseStudies"];
  return groups.flatMap((group) =>
    locales.map((locale) => findFile(`content/${group.replace("{}", locale)}.json`)),
  );
}

async function gatherPost({ path, params }: PathMatch, { blog: { source } }: Sources) {
  const slug = params["slug"] ?? "";
  const found = await Promise.all(locales.map(async (locale) => source.findPost(slug, locale)));
  const post = found.find(Boolean);
  if (post === undefined) return [];
  const only = await findOnlyLanguage(post, source);
  const changed = post.updatedDate ?? post.publishDate;
  return [{ path, editions: only === undefined ? locales : [only], changed }];
}

async function gatherList(match: PathMatch, { blog: { source } }: Sources) {
  const lists = await Promise.all(
    locales.map(async (locale) => ({ locale, blog: await gatherBlog(match, locale, source) })),
  );
  const known = lists.flatMap(({ locale, blog }) => (blog === undefined ? [] : [{ locale, blog }]));
  const most = Math.max(0, ...known.map(({ blog }) => countPages(blog)));
  const changed = findNewest(known.map(({ blog }) => blog));
  return Array.from({ length: most }, (_, index): SitemapPage => {
    const editions = known.filter(({ blog }) => countPages(blog) > index);
    return {
      path: match.path,
      ...(index > 0 && { query: `?page=${String(index + 1)}` }),
      editions: editions.map(({ locale }) => locale),
      ...(changed !== undefined && { changed }),
    };
  });
}

function findNewest(lists: readonly BlogData[]): string | undefined {
  const dates = lists.flatMap(({ posts = [] }) => posts.map(({ publishDate }) => publishDate));
  return dates.toSorted().at(-1);
}
