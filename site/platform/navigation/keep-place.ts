import { keepInEntry, readEntryState } from "./entry-state.ts";

/** Stores the position of a list, such as a carousel's, with its page's entry of the history. */
export function keepPlace<Place>(name: string): {
  read: () => Place | undefined;
  keep: (place: Place) => void;
} {
  return {
    read: () => readEntryState(name) as Place | undefined,
    keep: (place) => keepInEntry(name, place),
  };
}
