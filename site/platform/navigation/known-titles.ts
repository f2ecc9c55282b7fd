/** Headings by address, for pages whose data is still loading. */
const titles = new Map<string, string>();

/** Records a link's title: its `data-title`, its card's heading, or its text. */
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
