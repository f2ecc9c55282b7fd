import type { Locale } from "../contracts/locale.ts";
import { loadPageModule } from "./load-page-module.ts";
import type { PageData, PageModule } from "./page-data.ts";
import { loadPageData } from "./platform/page/load-page-data.ts";
import { matchPath, splitEdition } from "./routes.ts";

/** What is shown: page, data and language change together, as one value. */
export type View = { pathname: string; data: PageData; module: PageModule };

type LoadedPage = Omit<View, "pathname">;

const prefetched = new Map<string, Promise<LoadedPage>>();

/** Each page is asked for once until it is shown; one that fails is forgotten. */
export function prefetchView(pathname: string, locale: Locale): void {
  const { path } = splitEdition(pathname);
  const key = locale + path;
  if (prefetched.has(key)) return;
  const page = loadPage(path, locale);
  prefetched.set(key, page);
  page.catch(() => prefetched.delete(key));
}

/** Throws where code or data is gone, or the network fails. */
export async function loadView(pathname: string, locale: Locale): Promise<View> {
  const { path } = splitEdition(pathname);
  const page = prefetched.get(locale + path) ?? loadPage(path, locale);
  prefetched.delete(locale + path);
  return { pathname, ...(await page) };
}

async function loadPage(path: string, locale: Locale): Promise<LoadedPage> {
  const match = matchPath(path);
  const [data, module] = await Promise.all([
    loadPageData(locale, match),
    loadPageModule(match.name),
  ]);
  return { data, module };
}
