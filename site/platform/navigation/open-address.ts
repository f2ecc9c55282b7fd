/** A full page load, or a jump to an anchor of the open page. */
export function openAddress(address: string): void {
  location.assign(address);
}

/** The same page anew, without what is still under way. */
export function reloadPage(): void {
  location.reload();
}

export function isOnThisPage(address: string): boolean {
  const { pathname, search, hash } = new URL(address, location.href);
  return hash !== "" && pathname === location.pathname && search === location.search;
}
