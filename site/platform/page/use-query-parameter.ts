import { useSearch } from "wouter";

/** A parameter of the address's query, and a way to replace it there without a reload; undefined in prerendered markup and while hydrating it (D1). */
export function useQueryParameter(
  name: string,
): [value: string | undefined, replace: (value: string | undefined) => void] {
  const value = new URLSearchParams(useSearch()).get(name) ?? undefined;
  return [value, (next) => replaceParameters({ [name]: next })];
}

/** Replaces parameters of the address's query without a reload, in the same entry of the history; an undefined one is taken out. */
export function replaceParameters(values: Record<string, string | undefined>): void {
  const address = new URL(location.href);
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  history.replaceState(history.state, "", address);
}
