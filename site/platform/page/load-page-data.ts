import type { Locale } from "../../../contracts/locale.ts";
import type { PageData } from "../../page-data.ts";
import { matchUnknown, pageDataPath, routes, type PathMatch, type Route } from "../../routes.ts";

type AskedPage = Pick<PathMatch, "path" | "params"> & { name: PageData["route"] };

/** Fetches what a page needs to render in a language; throws when the file is missing or the network fails. An open route's page that was unknown when the site was built has its texts alone. */
export async function loadPageData(locale: Locale, asked: AskedPage): Promise<PageData> {
  const { name, path, params } = asked;
  const response = await fetch(pageDataPath(locale, path));
  if (response.ok || (routes[name] as Route).open !== true) return readPageData(response);
  const unknown = await fetch(pageDataPath(locale, matchUnknown(name).path));
  return { ...(await readPageData(unknown)), path, params };
}

/** Fetches the data the document was prerendered with, whose address stands on the app's root (decision 003). */
export async function loadPrerenderedData(root: HTMLElement): Promise<PageData> {
  return readPageData(await fetch(root.dataset["page"] ?? ""));
}

async function readPageData(response: Response): Promise<PageData> {
  if (!response.ok) throw new Error(`${response.url} answered ${String(response.status)}`);
  return (await response.json()) as PageData;
}
