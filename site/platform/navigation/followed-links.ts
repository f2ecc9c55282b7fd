const followed = new Map<string, { href: string; index: number }>();

/** Keeps which link led away from the open page. */
export function noteFollowed(link: HTMLAnchorElement): void {
  const { href } = link;
  followed.set(location.pathname, { href, index: listLinks(href).indexOf(link) });
}

/** The link that led away from the page that is open again. */
export function findFollowed(): HTMLElement | undefined {
  const link = followed.get(location.pathname);
  return link && listLinks(link.href)[link.index];
}

function listLinks(href: string): HTMLElement[] {
  return [...document.links].filter((link) => link.href === href);
}
