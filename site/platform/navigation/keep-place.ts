import { keepInEntry, readEntryState } from "./entry-state.ts";

/** Stores the position of a list, e.g. a carousel, in the page's history entry. */
export function keepPlace<Place>(name: string): {
  read: () => Place | undefined;
  keep: (place: Place) => void;
} {
  return {
    read: () => readEntryState(name) as Place | undefined,
    keep: (place) => keepInEntry(name, place),
  };
}
