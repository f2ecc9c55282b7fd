import { matchPath, splitEdition } from "../../routes.ts";

/**
 * Removes the prefix from links of a document at an address without one, as the app's links have none there (D3).
 */
export function matchLinks(root: HTMLElement): void {
  const links = root.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([hreflang])');
  for (const link of links) {
    const { edition, path } = splitEdition(link.pathname);
    if (edition === undefined || matchPath(path).name === "notFound") continue;
    link.setAttribute("href", path + link.search + link.hash);
  }
}
