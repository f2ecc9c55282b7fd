import { useRef } from "react";

/** Focuses the list's heading when its posts change, and scrolls to it if off screen (§4); never when going back. */
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
  // The new posts are rendered by the next frame.
  return { heading, arriveSoon: () => void requestAnimationFrame(goToHeading) };
}
