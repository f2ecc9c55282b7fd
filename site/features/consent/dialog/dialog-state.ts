import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let isOpen = false;

export function openConsentDialog(): void {
  change(true);
}

export function closeConsentDialog(): void {
  change(false);
}

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
