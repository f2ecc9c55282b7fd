import { createContext, use, useSyncExternalStore } from "react";

const changes = ["popstate", "pushState", "replaceState"];

/** Calls `notify` at each change of the address or of its history entry; returns a function that stops it. */
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

/** True of a document that may ask for no other page: it has its data in its own text. */
export function isClosed(): boolean {
  return document.querySelector("#page-data") !== null;
}

/** The query that the markup was prerendered for. */
export const PrerenderedSearch = createContext("");

/** Returns the address's query; during hydration, that of the prerendered markup. */
export function useSearch(): string {
  const prerendered = use(PrerenderedSearch);
  return useSyncExternalStore(
    watchAddress,
    () => location.search,
    () => prerendered,
  );
}

/** Opens an address of the app as a new history entry, or replaces the current one. */
export function navigate(address: string | URL, { replace = false } = {}): void {
  const change = replace ? "replaceState" : "pushState";
  history[change](replace ? history.state : null, "", address);
  announceAddress(change);
}

/** Dispatches an event for the app's changes of the address; the browser has events for its own only. */
export function announceAddress(change: "pushState" | "replaceState"): void {
  dispatchEvent(new Event(change));
}
