import type { Locale } from "../../contracts/locale.ts";
import type { PageData } from "../page-data.ts";
import { pageDataPath } from "../routes.ts";

/** Fetches what a page needs to render in a language; throws when the file is missing or the network fails. */
export async function loadPageData(locale: Locale, path: string): Promise<PageData> {
  return fetchPageData(pageDataPath(locale, path));
}

/** Fetches the data the document was prerendered with, whose address stands on the app's root (decision 003). */
export async function loadPrerenderedData(root: HTMLElement): Promise<PageData> {
  return fetchPageData(root.dataset["page"] ?? "");
}

async function fetchPageData(address: string): Promise<PageData> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.url} answered ${String(response.status)}`);
  return (await response.json()) as PageData;
}
