import { createContext, use, useSyncExternalStore } from "react";

const changes = ["popstate", "pushState", "replaceState"];

function subscribe(notify: () => void): () => void {
  for (const change of changes) addEventListener(change, notify);
  return () => {
    for (const change of changes) removeEventListener(change, notify);
  };
}

export function usePathname(prerendered: string): string {
  return useSyncExternalStore(
    subscribe,
    () => location.pathname,
    () => prerendered,
  );
}

/** The query that prerendered markup answers. */
export const PrerenderedSearch = createContext("");

/** That of the prerendered markup while hydrating it. */
export function useSearch(): string {
  const prerendered = use(PrerenderedSearch);
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => prerendered,
  );
}

/** Opens an address of the app as a new entry of the history, or in the place of the open one. */
export function navigate(address: string | URL, { replace = false } = {}): void {
  const change = replace ? "replaceState" : "pushState";
  history[change](replace ? history.state : null, "", address);
  dispatchEvent(new Event(change));
}
