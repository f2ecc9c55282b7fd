import { useSearch } from "wouter";

/** A parameter of the address's query, and a way to replace it there without a reload; undefined in prerendered markup and while hydrating it (D1). */
export function useQueryParameter(
  name: string,
): [value: string | undefined, replace: (value: string | undefined) => void] {
  const value = new URLSearchParams(useSearch()).get(name) ?? undefined;
  return [value, (next) => replaceParameter(name, next)];
}

function replaceParameter(name: string, value: string | undefined): void {
  const address = new URL(location.href);
  if (value === undefined) address.searchParams.delete(name);
  else address.searchParams.set(name, value);
  history.replaceState(history.state, "", address);
}
