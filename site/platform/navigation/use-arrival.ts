import { useEffect, useLayoutEffect, useRef } from "react";
import { announceApp } from "../start/repeat-touches.ts";
import { findFollowed } from "./followed-links.ts";

const positions = new Map<string, number>();
// Scroll events arrive with the next frame, possibly after the page was left: the two others record its last position.
const placeEvents = ["scroll", "pushState", "popstate"];
let isGoingBack = false;

if (typeof window !== "undefined") {
  history.scrollRestoration = "manual";
  addEventListener("popstate", () => {
    isGoingBack = true;
  });
  // A jump to an anchor is a popstate too; a page that a link opens next is not a return.
  addEventListener("pushState", () => {
    isGoingBack = false;
  });
  // The app has no event for a reload: the browser restores the position itself.
  addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
  });
  addEventListener("pageshow", () => {
    history.scrollRestoration = "manual";
  });
}

/** Returns true from a step in the history on, until a link is followed. */
export function isReturn(): boolean {
  return isGoingBack;
}

/**
 * After an in-app navigation, scrolls to the anchor, the stored position or the top, and focuses the target. While the
 * page is late, its placeholder is at the top, and the focus waits for the page.
 */
export function useArrival(path: string, isLate: boolean): void {
  const previous = useRef(path);
  const wasLate = useRef(isLate);
  useEffect(announceApp, []);
  // Before paint: a shorter page scrolls at once, and that position is not the old page's.
  useLayoutEffect(() => {
    if (previous.current !== path) {
      previous.current = path;
      arrive(path);
    } else if (wasLate.current && !isLate) jumpTo(positions.get(path) ?? 0);
    wasLate.current = isLate;
    if (isLate) {
      jumpTo(0);
      return undefined;
    }
    const remember = () => positions.set(path, scrollY);
    for (const type of placeEvents) addEventListener(type, remember, { passive: true });
    return () => {
      for (const type of placeEvents) removeEventListener(type, remember);
    };
  }, [path, isLate]);
}

function arrive(path: string): void {
  // By id, not by selector: an anchor may start with a digit.
  const anchor = document.getElementById(location.hash.slice(1));
  if (isGoingBack) {
    jumpTo(positions.get(path) ?? 0);
    focusOnReturn();
  } else if (anchor === null) {
    jumpTo(0);
    focusPart(document.querySelector<HTMLElement>("main h1"));
  } else {
    anchor.scrollIntoView({ behavior: "instant" });
    focusPart(anchor);
  }
}

/** Focuses the followed link, or else the heading of the part in view (WCAG 2.4.3). */
function focusOnReturn(): void {
  const link = findFollowed();
  link?.focus({ preventScroll: true });
  if (link === undefined || document.activeElement !== link) focusPart(findHeadingInView());
}

function findHeadingInView(): HTMLElement | null {
  const headings = document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3)");
  return [...headings].findLast(isInView) ?? null;
}

/** Returns true for a part in the upper half of the window, or above it. */
function isInView(part: Element): boolean {
  return part.getBoundingClientRect().top < innerHeight / 2;
}

function focusPart(part: HTMLElement | null): void {
  if (part === null) return;
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
}

function jumpTo(top: number): void {
  scrollTo({ top, behavior: "instant" });
}
