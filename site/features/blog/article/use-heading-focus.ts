import { useEffect, useRef, type RefObject } from "react";

/**
 * Focuses the heading once the content has loaded and replaced the focused element, unless the reader moved the focus.
 */
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
