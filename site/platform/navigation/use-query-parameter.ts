import { navigate, useSearch } from "./location.ts";

/** That of the prerendered document while hydrating it (D1); the setter adds no history entry. */
export function useQueryParameter(
  name: string,
): [value: string | undefined, replace: (value: string | undefined) => void] {
  const value = new URLSearchParams(useSearch()).get(name) ?? undefined;
  return [value, (next) => replaceParameters({ [name]: next })];
}

export function replaceParameters(values: Record<string, string | undefined>): void {
  const address = new URL(location.href);
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  navigate(address, { replace: true });
}
