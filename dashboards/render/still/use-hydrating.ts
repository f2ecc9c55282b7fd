import { useSyncExternalStore } from "react";

const never = () => (): void => undefined;

/** True while a document is written or taken over, false for what is drawn anew. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
