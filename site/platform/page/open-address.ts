/** Hands an address to the browser: a full page load, or a jump where it is an anchor of the open page. */
export function openAddress(address: string): void {
  location.assign(address);
}

/** True for an address that names an anchor of the page that is open. */
export function isOnThisPage(address: string): boolean {
  const { pathname, search, hash } = new URL(address, location.href);
  return hash !== "" && pathname === location.pathname && search === location.search;
}
