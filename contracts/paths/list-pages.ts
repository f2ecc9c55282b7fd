/** Returns the page number in a query; 1 where there is none or the whole list is searched. */
export function readAskedPage(search: string): number {
  if (/[?&]q=/.test(search)) return 1;
  const [, page = "1"] = /[?&]page=(\d{1,6})(?=&|$)/.exec(search) ?? [];
  return Math.max(Number(page), 1);
}

const listPath = /^(?:\/en)?\/blog(?:\/categoria\/[^/]+)?$/;

export function isListPath(path: string): boolean {
  return listPath.test(path);
}

/** Returns a page's document path, since static hosts ignore queries: `("/blog", 2)` gives `"/blog/page/2"`. */
export function listPageFile(path: string, page: number): string {
  return page === 1 ? path : `${path}/page/${String(page)}`;
}

/** Returns the address of a page from its document path; undefined for any other path. */
export function findListPage(file: string): string | undefined {
  const [, path = "", page = ""] = /^(.+)\/page\/(\d+)$/.exec(file) ?? [];
  return isListPath(path) ? `${path}?page=${page}` : undefined;
}
