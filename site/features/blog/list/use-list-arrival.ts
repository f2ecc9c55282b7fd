import { useEffect, useRef } from "react";

/** Brings the heading of a list into focus, and into view where it is off screen, after a link has changed the page (§4); going back in the history moves nothing. */
export function useListArrival(page: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isDue = useRef(false);

  function goToHeading(): void {
    const element = heading.current;
    if (element === null) return;
    element.focus({ preventScroll: true });
    const { top, bottom } = element.getBoundingClientRect();
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    if (top < Number.parseFloat(scrollPaddingTop) || bottom > innerHeight) element.scrollIntoView();
  }

  useEffect(() => {
    if (isDue.current) goToHeading();
    isDue.current = false;
  }, [page]);

  return {
    heading,
    goToHeading,
    arriveSoon: () => {
      isDue.current = true;
    },
  };
}
