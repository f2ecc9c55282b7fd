import { useSyncExternalStore } from "react";

const never = () => (): void => undefined;

/** True while a document is rendered or hydrated, false for components that mount later. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
