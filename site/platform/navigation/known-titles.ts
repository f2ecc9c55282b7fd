/** Headings by address, for a page whose data is still to come. */
const titles = new Map<string, string>();

/** A link is called what `data-title`, the heading of its card or its own words say. */
export function noteTitle(link: HTMLAnchorElement): void {
  const words = link.closest("[data-chart]")?.querySelector("h3") ?? link;
  titles.set(link.pathname, link.dataset["title"] ?? words.innerText);
}

export function noteHeading(pathname: string): void {
  const heading = document.querySelector<HTMLElement>("main h1")?.innerText;
  if (heading !== undefined) titles.set(pathname, heading);
}

export function findTitle(pathname: string): string | undefined {
  return titles.get(pathname);
}
