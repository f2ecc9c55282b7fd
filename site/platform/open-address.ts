/** Leaves the app for an address: a full page load. */
export function openAddress(address: string): void {
  location.assign(address);
}
