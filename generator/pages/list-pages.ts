import { setImmediate } from "node:timers/promises";
import { localePrefix, locales, type Locale } from "../../contracts/locale.ts";
import type { RenderedPage } from "../../site/entry-prerender.tsx";
import type { OpenParams, PathMatch, Route } from "../../site/routes.ts";
import { listPageFile } from "../../contracts/paths/list-pages.ts";
import type { BlogSource } from "../../site/features/blog/blog-source.ts";
import { countPages } from "../../site/features/blog/describe-list-page.ts";
import { gatherBlog } from "../blog/gather-blog.ts";
import { memoize } from "../cache/memoize.ts";
import { describePreview } from "../discovery/describe-preview.ts";
import { listVerifications } from "../discovery/list-verifications.ts";
import { readHeading } from "../discovery/read-text.ts";
import { listThemeColours, type ThemeColour } from "../discovery/list-theme-colours.ts";
import { cardPath, findShareImage } from "../discovery/share-image.ts";
import { describeGraph } from "../discovery/structured-data/describe-graph.ts";
import { chooseCards, type ChooseCard } from "../share-cards/choose-cards.ts";
import { makeCard } from "../share-cards/make-card.ts";
import type { SiteSources } from "../site-sources.ts";
import { documentResource, fileResource, type Resource } from "../resource.ts";
import { selectPageStyle } from "../styles/page-styles.ts";
import type { PageAssets } from "./document-assets.ts";
import { gatherPageData } from "./gather-page-data.ts";
import { renderDocument } from "./render-document.ts";
import { hashData, renderRemembered, type HashedData } from "./render-remembered.ts";

type Edition = {
  match: PathMatch;
  locale: Locale;
  data: Kept<HashedData>;
  /** One rendered page; for a list, one per page of the list. */
  pages: readonly Kept<KeptPage>[];
};

/**
 * Markup as bytes, which takes less memory while thousands of posts wait for the style rules of their kind of page.
 */
type KeptPage = Omit<RenderedPage, "html"> & { bytes: Buffer };

/** A value that is made on demand, and again if it was dropped. */
type Kept<Value> = { get: () => Promise<Value>; drop: () => void };

/**
 * Lists the documents and data of all pages in both editions, and the data of routes whose addresses are unknown to
 * the build.
 */
export async function listPages(sources: SiteSources, openParams: OpenParams): Promise<Resource[]> {
  const { listOpenRoutes, listPaths, matchUnknown } = sources.renderer;
  const editions = await listEditions(sources, listPaths(openParams));
  const unknown = await listEditions(sources, listOpenRoutes().map(matchUnknown));
  const assetsOf = memoize(async (page) => findAssets(sources, page, editions));
  const cardOf = await chooseCards(sources.blog.source, sources.renderer.routes);
  const shared: Shared = { assetsOf, cardOf, themeColours: await listThemeColours() };
  return [
    ...editions.flatMap((edition) => listEdition(sources, edition, shared)),
    ...unknown.map((edition) => describeData(sources, edition)),
  ];
}

type Shared = {
  assetsOf: (page: string) => Promise<PageAssets>;
  cardOf: ChooseCard;
  themeColours: ThemeColour[];
};

function listEdition(sources: SiteSources, edition: Edition, shared: Shared): Resource[] {
  const documents = edition.pages.map((page, index) => {
    const make = async () => writeDocument(sources, edition, page, shared);
    return describePage(edition, index + 1, make);
  });
  return [
    ...documents,
    ...listCard(sources, edition, shared.cardOf),
    describeData(sources, edition),
  ];
}

async function listEditions(
  sources: SiteSources,
  matches: readonly PathMatch[],
): Promise<Edition[]> {
  const lists = matches.flatMap((match) =>
    locales.map(async (locale): Promise<Edition> => {
      const data = keep(async () => hashData(await gatherPageData(sources, match, locale)));
      const searches = await listSearches(match, locale, sources.blog.source);
      const pages = searches.map((search) =>
        keep(async () => {
          const { html, ...rest } = await renderRemembered(sources, await data.get(), search);
          return { ...rest, bytes: Buffer.from(html) };
        }),
      );
      return { match, locale, data, pages };
    }),
  );
  return Promise.all(lists);
}

/** Lists the queries for which a page has documents. */
async function listSearches(
  match: PathMatch,
  locale: Locale,
  source: BlogSource,
): Promise<string[]> {
  const isList = match.name === "blog" || match.name === "blogCategory";
  const list = isList ? await gatherBlog(match, locale, source) : undefined;
  const count = list === undefined ? 1 : countPages(list);
  return Array.from({ length: count }, (_, index) =>
    index === 0 ? "" : `?page=${String(index + 1)}`,
  );
}

function listCard(
  sources: SiteSources,
  { match, locale, data, pages: [page] }: Edition,
  cardOf: ChooseCard,
): Resource[] {
  if (page === undefined || cardOf(match, locale) !== match.path) return [];
  const make = async () => {
    const [{ data: own }, { bytes }] = await Promise.all([data.get(), page.get()]);
    return makeCard(own, readHeading(bytes.toString()), sources);
  };
  return [fileResource(cardPath(locale, match.path), make)];
}

/**
 * Returns the files of a kind of page, and the style rules that any page of the kind may need, in both editions: the
 * boot script can swap one edition for the other.
 */
async function findAssets(
  { assets, renderer, remember }: SiteSources,
  page: string,
  editions: readonly Edition[],
): Promise<PageAssets> {
  const found = await assets.ofPage(page);
  if (found.css === "") return found;
  const ofKind = editions.filter(({ match }) => renderer.routes[match.name].page === page);
  const made = ofKind.flatMap(({ pages }) => pages[0] ?? []);
  const css = await selectPageStyle(found.css, { page, markups: readMarkups(made) }, remember);
  return { ...found, css };
}

async function* readMarkups(pages: readonly Kept<KeptPage>[]): AsyncGenerator<string> {
  for (const page of pages) {
    yield (await page.get()).bytes.toString();
    // Lets file writes and messages of threads proceed between pages.
    await setImmediate();
  }
}

function describePage(
  { match: { name, path }, locale }: Edition,
  page: number,
  make: Resource["make"],
): Resource {
  const prefix = localePrefix[locale];
  if (page > 1) {
    const address = listPageFile(prefix + path, page);
    return { address, files: [`${address}.html`], make };
  }
  // Hosts look for the not-found page by this name, in each edition.
  if (name === "notFound") {
    return { address: prefix + path, files: [`${prefix}${path}.html`], make };
  }
  return documentResource(path === "/" ? prefix || "/" : prefix + path, make);
}

function describeData({ renderer }: SiteSources, edition: Edition): Resource {
  const { match, locale, data, pages } = edition;
  return fileResource(renderer.pageDataPath(locale, match.path), async () => {
    const text = JSON.stringify((await data.get()).data);
    // The data file is written after the document, so the page can be freed; a thousand posts would fill the memory.
    data.drop();
    for (const page of pages) page.drop();
    return text;
  });
}

async function writeDocument(
  { renderer }: SiteSources,
  { match, locale, data: kept }: Edition,
  page: Kept<KeptPage>,
  { assetsOf, cardOf, themeColours }: Shared,
): Promise<string> {
  // Requested together, so that nothing dropped meanwhile has to be made again.
  const [{ data, hash }, { bytes, ...rest }, assets] = await Promise.all([
    kept.get(),
    page.get(),
    assetsOf(renderer.routes[match.name].page),
  ]);
  // The hash bypasses caches: the app must hydrate with the data from which the document was rendered.
  const address = `${renderer.pageDataPath(locale, match.path)}?v=${hash.slice(0, 8)}`;
  const rendered: RenderedPage = { ...rest, html: bytes.toString() };
  const { html, described } = rendered;
  const { siteUrl, metadata } = described;
  const image = findShareImage(
    { siteUrl, metadata, locale, path: cardOf(match, locale) },
    readHeading(html),
  );
  return renderDocument(data, address, rendered, assets, {
    preview: [...describePreview(described, image), ...listVerifications(match.name)],
    graph: describeGraph({ data, html, head: described, image }),
    themeColours,
    isClosed: (renderer.routes[match.name] as Route).closed === true,
  });
}

function keep<Value>(make: () => Promise<Value>): Kept<Value> {
  let made: Promise<Value> | undefined;
  return {
    get: async () => (made ??= make()),
    drop: () => {
      made = undefined;
    },
  };
}
