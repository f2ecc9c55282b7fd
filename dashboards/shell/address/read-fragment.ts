/** The state that the address asks for, as text; empty where it asks for none. */
export function readFragment(): string {
  return location.hash.slice(1);
}
