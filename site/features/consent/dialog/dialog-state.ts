import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let isOpen = false;

/** Opens the choice of what may load, from anywhere. */
export function openConsentDialog(): void {
  change(true);
}

export function closeConsentDialog(): void {
  change(false);
}

/** True while the choice of what may load is open. */
export function useIsConsentDialogOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
}

function change(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
