import { createHash } from "node:crypto";
import { localePrefix, locales, type Locale } from "../../contracts/locale.ts";
import type { PageData } from "../../site/page-data.ts";
import type { OpenParams, PathMatch } from "../../site/routes.ts";
import type { SiteSources } from "../site-sources.ts";
import { documentResource, fileResource, type Resource } from "../resource.ts";
import { gatherPageData } from "./gather-page-data.ts";
import { renderDocument } from "./render-document.ts";

/** Lists the document and the data of every page in both editions, and the data of addresses that are known to nobody before a visitor asks. */
export function listPages(sources: SiteSources, openParams: OpenParams): Resource[] {
  const { listOpenRoutes, listPaths, matchUnknown } = sources.renderer;
  return [
    ...listPaths(openParams).flatMap((match) =>
      locales.flatMap((locale) => listPage(sources, match, locale)),
    ),
    ...listOpenRoutes()
      .map(matchUnknown)
      .flatMap((match) => locales.flatMap((locale) => listPage(sources, match, locale).slice(1))),
  ];
}

function listPage(sources: SiteSources, match: PathMatch, locale: Locale): Resource[] {
  const { pageDataPath } = sources.renderer;
  let gathered: Promise<PageData> | undefined;
  const gather = async () => (gathered ??= gatherPageData(sources, match, locale));
  const dataPath = pageDataPath(locale, match.path);
  const render = async () => renderPage(sources, await gather(), dataPath);
  return [
    describePage(localePrefix[locale], match, render),
    fileResource(dataPath, async () => JSON.stringify(await gather())),
  ];
}

function describePage(prefix: string, { name, path }: PathMatch, make: Resource["make"]): Resource {
  // Hosts look for it by this name, once for each edition.
  if (name === "notFound") {
    return { address: prefix + path, files: [`${prefix}${path}.html`], make };
  }
  return documentResource(path === "/" ? prefix || "/" : prefix + path, make);
}

async function renderPage(
  { renderer, assets }: SiteSources,
  data: PageData,
  dataPath: string,
): Promise<string> {
  const page = await renderer.renderPage(data);
  // Past any cache, the very data that the document was rendered from.
  const digest = createHash("sha256").update(JSON.stringify(data)).digest("hex").slice(0, 8);
  const route = renderer.routes[data.route];
  return renderDocument(data, `${dataPath}?v=${digest}`, page, await assets.ofPage(route.page));
}
