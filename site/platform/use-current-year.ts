import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** Returns the year; in prerendered markup that of the build, so that hydration matches. */
export function useCurrentYear(): number {
  return useSyncExternalStore(
    subscribe,
    () => new Date().getFullYear(),
    () => Number(import.meta.env.VITE_BUILD_YEAR),
  );
}
