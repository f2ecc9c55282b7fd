import { useRef } from "react";

/** Brings the heading of a list into focus, and into view where it is off screen, when its posts are about to change (§4); going back in the history moves nothing. */
export function useListArrival() {
  const heading = useRef<HTMLHeadingElement>(null);

  function goToHeading(): void {
    const element = heading.current;
    if (element === null) return;
    element.focus({ preventScroll: true });
    const { top, bottom } = element.getBoundingClientRect();
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const isOffScreen = top < Number.parseFloat(scrollPaddingTop) || bottom > innerHeight;
    if (isOffScreen) element.scrollIntoView();
  }
  // By the next frame the other posts are there.
  return { heading, arriveSoon: () => void requestAnimationFrame(goToHeading) };
}
