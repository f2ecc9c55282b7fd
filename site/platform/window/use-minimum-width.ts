import { useSyncExternalStore } from "react";

/** False in prerendered markup. */
export function useMinimumWidth(widthPx: number): boolean {
  return useSyncExternalStore(
    (notify) => {
      const query = matchMedia(`(min-width: ${String(widthPx)}px)`);
      query.addEventListener("change", notify);
      return () => query.removeEventListener("change", notify);
    },
    () => matchMedia(`(min-width: ${String(widthPx)}px)`).matches,
    () => false,
  );
}
