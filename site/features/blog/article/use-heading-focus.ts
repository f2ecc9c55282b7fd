import { useEffect, useRef, type RefObject } from "react";

/** Moves focus to the heading when what was loading is there, unless the reader has gone elsewhere: what had focus is gone. */
export function useHeadingFocus(page: RefObject<HTMLElement | null>, isLoading: boolean): void {
  const wasLoading = useRef(isLoading);
  useEffect(() => {
    const isArrival = wasLoading.current && !isLoading;
    wasLoading.current = isLoading;
    const heading = page.current?.querySelector("h1");
    if (!isArrival || !heading || document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [page, isLoading]);
}
