import type { Locale } from "../../contracts/locale.ts";
import type { PageData } from "../page-data.ts";
import { pageDataPath } from "../routes.ts";

/** Fetches what a page needs to render in a language; throws when the file is missing or the network fails. */
export async function loadPageData(locale: Locale, path: string): Promise<PageData> {
  const response = await fetch(pageDataPath(locale, path));
  if (!response.ok) throw new Error(`${response.url} answered ${String(response.status)}`);
  return (await response.json()) as PageData;
}

/** Reads the data the document was prerendered with. */
export function readPageData(): PageData {
  const element = document.querySelector("#page-data");
  return JSON.parse(element?.textContent ?? "") as PageData;
}
