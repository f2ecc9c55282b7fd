import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** The build's year in prerendered markup, so that hydration matches. */
export function useCurrentYear(): number {
  return useSyncExternalStore(
    subscribe,
    () => new Date().getFullYear(),
    () => Number(import.meta.env.VITE_BUILD_YEAR),
  );
}
