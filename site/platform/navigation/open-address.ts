/** Loads a full page, or jumps to an anchor of the current page. */
export function openAddress(address: string): void {
  location.assign(address);
}

/** Reloads the page, which ends its running requests. */
export function reloadPage(): void {
  location.reload();
}

export function isOnThisPage(address: string): boolean {
  const { pathname, search, hash } = new URL(address, location.href);
  return hash !== "" && pathname === location.pathname && search === location.search;
}
