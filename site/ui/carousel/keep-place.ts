import { keepInEntry, readEntryState } from "../../platform/navigation/entry-state.ts";
import type { CarouselPlace, KeptPlace } from "./use-scroll-track.ts";

/** Keeps the place of a carousel with its page's entry of the history. */
export function keepPlace(name: string): KeptPlace {
  return {
    read: () => readEntryState(name) as CarouselPlace | undefined,
    keep: (place) => keepInEntry(name, place),
  };
}
