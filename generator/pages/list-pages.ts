import { createHash } from "node:crypto";
import { localePrefix, locales, type Locale } from "../../contracts/locale.ts";
import type { RenderedPage } from "../../site/entry-prerender.tsx";
import type { PageData } from "../../site/page-data.ts";
import type { OpenParams, PathMatch } from "../../site/routes.ts";
import type { SiteSources } from "../site-sources.ts";
import { documentResource, fileResource, type Resource } from "../resource.ts";
import { selectPageStyle } from "../styles/page-styles.ts";
import type { PageAssets } from "./document-assets.ts";
import { gatherPageData } from "./gather-page-data.ts";
import { renderDocument } from "./render-document.ts";

type Edition = {
  match: PathMatch;
  locale: Locale;
  data: Kept<PageData>;
  page: Kept<RenderedPage>;
};

/** What is made once, and made again only after it was dropped. */
type Kept<Value> = { get: () => Promise<Value>; drop: () => void };

/** Lists the document and the data of every page in both editions, and the data of addresses that are known to nobody before a visitor asks. */
export function listPages(sources: SiteSources, openParams: OpenParams): Resource[] {
  const { listOpenRoutes, listPaths, matchUnknown } = sources.renderer;
  const editions = listEditions(sources, listPaths(openParams));
  const assetsOf = memoize(async (page) => findAssets(sources, page, editions));
  return [
    ...editions.flatMap((edition) => [
      describePage(edition, async () => writeDocument(sources, edition, assetsOf)),
      describeData(sources, edition),
    ]),
    ...listEditions(sources, listOpenRoutes().map(matchUnknown)).map((edition) =>
      describeData(sources, edition),
    ),
  ];
}

function listEditions(sources: SiteSources, matches: readonly PathMatch[]): Edition[] {
  return matches.flatMap((match) =>
    locales.map((locale) => {
      const data = keep(async () => gatherPageData(sources, match, locale));
      const page = keep(async () => sources.renderer.renderPage(await data.get()));
      return { match, locale, data, page };
    }),
  );
}

/** The files of a kind of page, and the rules that any page of the kind may need: a visitor may read the other edition in this one. */
async function findAssets(
  { assets, renderer }: SiteSources,
  page: string,
  editions: readonly Edition[],
): Promise<PageAssets> {
  const found = await assets.ofPage(page);
  if (found.css === "") return found;
  const ofKind = editions.filter(({ match }) => renderer.routes[match.name].page === page);
  const markups = await Promise.all(ofKind.map(async ({ page: made }) => (await made.get()).html));
  return { ...found, css: selectPageStyle(found.css, page, markups) };
}

function describePage(
  { match: { name, path }, locale }: Edition,
  make: Resource["make"],
): Resource {
  const prefix = localePrefix[locale];
  // Hosts look for it by this name, once for each edition.
  if (name === "notFound") {
    return { address: prefix + path, files: [`${prefix}${path}.html`], make };
  }
  return documentResource(path === "/" ? prefix || "/" : prefix + path, make);
}

function describeData({ renderer }: SiteSources, edition: Edition): Resource {
  const { match, locale, data, page } = edition;
  return fileResource(renderer.pageDataPath(locale, match.path), async () => {
    const text = JSON.stringify(await data.get());
    // A build writes it after the document: what a thousand posts are made of would fill the memory.
    data.drop();
    page.drop();
    return text;
  });
}

async function writeDocument(
  { renderer }: SiteSources,
  { match, locale, data: kept, page }: Edition,
  assetsOf: (page: string) => Promise<PageAssets>,
): Promise<string> {
  const data = await kept.get();
  // Past any cache, the very data that the document was rendered from.
  const digest = createHash("sha256").update(JSON.stringify(data)).digest("hex").slice(0, 8);
  const address = `${renderer.pageDataPath(locale, match.path)}?v=${digest}`;
  const assets = await assetsOf(renderer.routes[match.name].page);
  return renderDocument(data, address, await page.get(), assets);
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

function memoize<Value>(make: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const made = new Map<string, Promise<Value>>();
  return async (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}
