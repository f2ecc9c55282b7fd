import { useEffect, useRef, type RefObject } from "react";
import { revealLater } from "../start/reveal-later.ts";

/** For a section with an empty `data-reveal`: also where the app has drawn the page. */
export function useReveal(): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  useEffect(() => (section.current === null ? undefined : revealLater(section.current)), []);
  return section;
}
