import { useSyncExternalStore } from "react";
import { announceAddress, watchAddress } from "./location.ts";

type EntryState = Record<string, unknown> | null;

/** A value of the history's open entry: it is there again after going back or forth, and after a reload. */
export function readEntryState(name: string): unknown {
  return (history.state as EntryState)?.[name];
}

export function keepInEntry(name: string, value: unknown): void {
  history.replaceState({ ...(history.state as EntryState), [name]: value }, "");
  announceAddress("replaceState");
}

/** Undefined in prerendered markup and while hydrating it. */
export function useEntryState(name: string): unknown {
  return useSyncExternalStore(
    watchAddress,
    () => readEntryState(name),
    () => undefined,
  );
}
