import { useSyncExternalStore } from "react";

const thresholdPx = 10; // §9

function subscribe(notify: () => void): () => void {
  addEventListener("scroll", notify, { passive: true });
  return () => removeEventListener("scroll", notify);
}

/** True once the page has scrolled past 10 px (§4). */
export function useIsScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > thresholdPx,
    () => false,
  );
}
