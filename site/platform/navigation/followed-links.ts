const followed = new Map<string, { href: string; index: number }>();

/** Records the link by which the visitor leaves the current page. */
export function noteFollowed(link: HTMLAnchorElement): void {
  const { href } = link;
  followed.set(location.pathname, { href, index: listLinks(href).indexOf(link) });
}

/** Returns the link by which the visitor left the current page before. */
export function findFollowed(): HTMLElement | undefined {
  const link = followed.get(location.pathname);
  return link && listLinks(link.href)[link.index];
}

function listLinks(href: string): HTMLElement[] {
  return [...document.links].filter((link) => link.href === href);
}
