import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** The visitor's year; in prerendered markup that of the build, so that both agree while hydrating. */
export function useCurrentYear(): number {
  return useSyncExternalStore(
    subscribe,
    () => new Date().getFullYear(),
    () => Number(import.meta.env.VITE_BUILD_YEAR),
  );
}
