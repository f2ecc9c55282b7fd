import { useEffect, useRef, type RefObject } from "react";

/** Focuses the heading once the content arrives, unless the reader has gone elsewhere: the element that had focus is gone. */
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
