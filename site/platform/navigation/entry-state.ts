import { useSyncExternalStore } from "react";
import { announceAddress, watchAddress } from "./location.ts";

type EntryState = Record<string, unknown> | null;

/** Returns a value of the current history entry, which survives going back or forth and a reload. */
export function readEntryState(name: string): unknown {
  return (history.state as EntryState)?.[name];
}

export function keepInEntry(name: string, value: unknown): void {
  history.replaceState({ ...(history.state as EntryState), [name]: value }, "");
  announceAddress("replaceState");
}

/** Undefined in prerendered markup and during hydration. */
export function useEntryState(name: string): unknown {
  return useSyncExternalStore(
    watchAddress,
    () => readEntryState(name),
    () => undefined,
  );
}
