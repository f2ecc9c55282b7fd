import { useEffect, useLayoutEffect, useRef } from "react";
import { announceApp } from "../start/repeat-touches.ts";

const positions = new Map<string, number>();
let isGoingBack = false;

if (typeof window !== "undefined") {
  history.scrollRestoration = "manual";
  addEventListener("popstate", () => {
    isGoingBack = true;
  });
  // A jump to an anchor is a popstate too; what a link opens next is no return.
  addEventListener("pushState", () => {
    isGoingBack = false;
  });
  // A reload, which the app does not see, is left to the browser.
  addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
  });
  addEventListener("pageshow", () => {
    history.scrollRestoration = "manual";
  });
}

/**
 * After an in-app navigation: scrolls to the anchor, the remembered position or the top, and focuses the heading. While the
 * page is late its placeholder stands at the top, and the focus waits for the page.
 */
export function useArrival(path: string, isLate: boolean): void {
  const previous = useRef(path);
  const wasLate = useRef(isLate);
  useEffect(announceApp, []);
  // Before paint: a shorter page scrolls at once, which is not the old page's position.
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
    addEventListener("scroll", remember, { passive: true });
    return () => removeEventListener("scroll", remember);
  }, [path, isLate]);
}

function arrive(path: string): void {
  // By id and not as a selector: an anchor may start with a digit.
  const anchor = document.getElementById(location.hash.slice(1));
  const heading = document.querySelector<HTMLElement>("main h1");
  if (isGoingBack) jumpTo(positions.get(path) ?? 0);
  else if (anchor === null) jumpTo(0);
  else anchor.scrollIntoView({ behavior: "instant" });
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function jumpTo(top: number): void {
  scrollTo({ top, behavior: "instant" });
}
