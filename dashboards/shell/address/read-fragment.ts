export function readFragment(): string {
  return location.hash.slice(1);
}
