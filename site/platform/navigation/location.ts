import { createContext, use, useSyncExternalStore } from "react";

const changes = ["popstate", "pushState", "replaceState"];

/** Tells of each change of the address or of its entry; returns how to stop. */
export function watchAddress(notify: () => void): () => void {
  for (const change of changes) addEventListener(change, notify);
  return () => {
    for (const change of changes) removeEventListener(change, notify);
  };
}

export function usePathname(prerendered: string): string {
  return useSyncExternalStore(
    watchAddress,
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
    watchAddress,
    () => location.search,
    () => prerendered,
  );
}

/** Opens an address of the app as a new entry of the history, or in the place of the open one. */
export function navigate(address: string | URL, { replace = false } = {}): void {
  const change = replace ? "replaceState" : "pushState";
  history[change](replace ? history.state : null, "", address);
  announceAddress(change);
}

/** The browser tells of its own changes only. */
export function announceAddress(change: "pushState" | "replaceState"): void {
  dispatchEvent(new Event(change));
}
