/** The page of a list that a query asks for; the first where it asks for none, or searches the whole list. */
export function readAskedPage(search: string): number {
  if (/[?&]q=/.test(search)) return 1;
  const [, page = "1"] = /[?&]page=(\d{1,6})(?=&|$)/.exec(search) ?? [];
  return Math.max(Number(page), 1);
}

const listPath = /^(?:\/en)?\/blog(?:\/categoria\/[^/]+)?$/;

export function isListPath(path: string): boolean {
  return listPath.test(path);
}

/** Where the document of a page lies in the built site, as static hosts cannot answer a query; e.g. `("/blog", 2)` gives `"/blog/page/2"`. */
export function listPageFile(path: string, page: number): string {
  return page === 1 ? path : `${path}/page/${String(page)}`;
}

/** The address of a page by that of its file; undefined for any other path. */
export function findListPage(file: string): string | undefined {
  const [, path = "", page = ""] = /^(.+)\/page\/(\d+)$/.exec(file) ?? [];
  return isListPath(path) ? `${path}?page=${page}` : undefined;
}
