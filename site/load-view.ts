import type { Locale } from "../contracts/locale.ts";
import { loadPageModule } from "./load-page-module.ts";
import type { PageData, PageModule } from "./page-data.ts";
import { loadPageData } from "./platform/page/load-page-data.ts";
import { matchPath, splitEdition } from "./routes.ts";

/** The rendered page, data and language: one value, so that they change together. */
export type View = { pathname: string; data: PageData; module: PageModule };

type LoadedPage = Omit<View, "pathname">;

/** Views by language and path, kept while the document is open: going back is immediate. */
const pages = new Map<string, Promise<LoadedPage>>();

/** Requests a page once; a failed request may be repeated. */
export function prefetchView(pathname: string, locale: Locale): void {
  void findPage(pathname, locale).catch(() => undefined);
}

/** Throws if code or data is missing, or the network fails. */
export async function loadView(pathname: string, locale: Locale): Promise<View> {
  return { pathname, ...(await findPage(pathname, locale)) };
}

/** Keeps the document's own view, which need not be loaded. */
export function keepView({ data, module }: View): void {
  pages.set(data.locale + data.path, Promise.resolve({ data, module }));
}

async function findPage(pathname: string, locale: Locale): Promise<LoadedPage> {
  const { path } = splitEdition(pathname);
  const key = locale + path;
  const known = pages.get(key);
  if (known !== undefined) return known;
  const page = loadPage(path, locale);
  pages.set(key, page);
  page.catch(() => pages.delete(key));
  return page;
}

async function loadPage(path: string, locale: Locale): Promise<LoadedPage> {
  const match = matchPath(path);
  const [data, module] = await Promise.all([
    loadPageData(locale, match),
    loadPageModule(match.name),
  ]);
  return { data, module };
}
