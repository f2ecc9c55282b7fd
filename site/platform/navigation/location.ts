import { useSyncExternalStore } from "react";

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

/** Empty in prerendered markup and while hydrating it. */
export function useSearch(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => "",
  );
}

/** Opens an address of the app as a new entry of the history, or in the place of the open one. */
export function navigate(address: string | URL, { replace = false } = {}): void {
  const change = replace ? "replaceState" : "pushState";
  history[change](replace ? history.state : null, "", address);
  dispatchEvent(new Event(change));
}
