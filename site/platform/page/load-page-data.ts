import type { Locale } from "../../../contracts/locale.ts";
import type { PageData } from "../../page-data.ts";
import { matchUnknown, pageDataPath, routes, type PathMatch, type Route } from "../../routes.ts";

type AskedPage = Pick<PathMatch, "path" | "params"> & { name: PageData["route"] };

/** Throws if the file is missing or the network fails; an open route then uses its copy alone. */
export async function loadPageData(locale: Locale, asked: AskedPage): Promise<PageData> {
  const { name, path, params } = asked;
  const response = await fetch(pageDataPath(locale, path));
  if (response.ok || (routes[name] as Route).open !== true) return readPageData(response);
  const unknown = await fetch(pageDataPath(locale, matchUnknown(name).path));
  return { ...(await readPageData(unknown)), path, params };
}

/** Fetches the document's own data, whose address is on the app's root (decision 003), unless the document has it. */
export async function loadPrerenderedData(root: HTMLElement): Promise<PageData> {
  const own = document.querySelector("#page-data");
  if (own !== null) return JSON.parse(own.textContent) as PageData;
  return readPageData(await fetch(root.dataset["page"] ?? ""));
}

async function readPageData(response: Response): Promise<PageData> {
  if (!response.ok) throw new Error(`${response.url} answered ${String(response.status)}`);
  return (await response.json()) as PageData;
}
