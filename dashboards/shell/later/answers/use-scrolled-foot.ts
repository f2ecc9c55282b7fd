import { useLayoutEffect, useState, type RefObject } from "react";

/**
 * Keeps an element at the bottom of the visible part of the report while its cards are scrolled away. A frame is as
 * tall as its report and does not scroll: there the element follows the page around it.
 */
export function useScrolledFoot(foot: RefObject<HTMLElement | null>): { isAway: boolean } {
  const [isAway, setIsAway] = useState(false);
  useLayoutEffect(() => {
    const cards = document.querySelector(".report-cards");
    if (cards === null) return undefined;
    // In a frame of the same origin, the observer's root is the whole window.
    const observer = new IntersectionObserver(([entry]) =>
      setIsAway(entry?.isIntersecting === false),
    );
    observer.observe(cards);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    const frame = window.frameElement;
    const element = foot.current;
    if (!isAway || frame === null || element === null) return undefined;
    const controller = new AbortController();
    let next = 0;
    const place = (): void => {
      next = 0;
      const { top, height } = frame.getBoundingClientRect();
      const seen = Math.min(parent.innerHeight - top, height);
      element.style.setProperty("top", `${String(Math.round(seen - element.offsetHeight))}px`);
    };
    const follow = (): void => {
      if (next === 0) next = requestAnimationFrame(place);
    };
    place();
    // The content above the frame may grow as well.
    const sizes = new ResizeObserver(follow);
    for (const part of [element, parent.document.body]) sizes.observe(part);
    const options = { passive: true, signal: controller.signal };
    parent.addEventListener("scroll", follow, options);
    parent.addEventListener("resize", follow, options);
    return () => {
      cancelAnimationFrame(next);
      sizes.disconnect();
      controller.abort();
    };
  }, [foot, isAway]);
  return { isAway };
}
