import { matchPath, splitEdition } from "../../routes.ts";

/** Links of a document that stands at an address without a prefix lead where the app leads: to addresses without one (D3). */
export function matchLinks(root: HTMLElement): void {
  const links = root.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([hreflang])');
  for (const link of links) {
    const { edition, path } = splitEdition(link.pathname);
    if (edition === undefined || matchPath(path).name === "notFound") continue;
    link.setAttribute("href", path + link.search + link.hash);
  }
}
