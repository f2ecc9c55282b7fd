import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { localePrefix, locales, type Locale } from "../../contracts/locale.ts";
import type { OpenParams, PathMatch } from "../../site/routes.ts";
import { gatherPageData, type PageSources } from "./page-source.ts";
import { renderDocument, type DocumentAssets } from "./render-document.ts";

type Renderer = typeof import("../../site/entry-prerender.tsx");

/** Writes every page of the route table in both editions, as `x.html` and `x/index.html` so that any static host finds it, and its data for in-app navigation; of open routes also the data of an unknown address. */
export async function prerenderPages(
  renderer: Renderer,
  outDir: string,
  assetsFor: (page: string) => Promise<DocumentAssets>,
  sources: PageSources,
  openParams: OpenParams,
): Promise<number> {
  const { listOpenRoutes, listPaths, matchUnknown, pageDataPath, renderPage, routes, shellCopy } =
    renderer;
  const gather = async (match: PathMatch, locale: Locale) =>
    gatherPageData(match, locale, routes[match.name], shellCopy, sources);
  let count = 0;
  for (const match of listPaths(openParams)) {
    const route = routes[match.name];
    for (const locale of locales) {
      const data = await gather(match, locale);
      const page = await renderPage(data);
      const json = JSON.stringify(data);
      const address = `${pageDataPath(locale, match.path)}?v=${digest(json)}`;
      const document = renderDocument(data, address, page, await assetsFor(route.page));
      for (const file of documentFiles(localePrefix[locale], match.path)) {
        await write(join(outDir, file), document);
      }
      await write(join(outDir, pageDataPath(locale, match.path)), json);
      count += 1;
    }
  }
  for (const match of listOpenRoutes().map(matchUnknown)) {
    for (const locale of locales) {
      const data = await gather(match, locale);
      await write(join(outDir, pageDataPath(locale, match.path)), JSON.stringify(data));
    }
  }
  return count;
}

function documentFiles(prefix: string, path: string): string[] {
  if (path === "/404") return [`${prefix}/404.html`];
  const address = path === "/" ? prefix : prefix + path;
  return address === "" ? ["/index.html"] : [`${address}.html`, `${address}/index.html`];
}

/** Ties a document to the very data it was rendered from, past any cache. */
function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 8);
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
