import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";

export type TrackPosition = {
  first: number;
  inView: number;
  isAtStart: boolean;
  isAtEnd: boolean;
};

/** The first slide in view, and the slides for which it is valid. */
export type CarouselPlace = { ids: string; first: number };

export type KeptPlace = {
  read: () => CarouselPlace | undefined;
  keep: (place: CarouselPlace) => void;
};

const dragThresholdPx = 10; // §9
const flickPxPerMs = 0.3;
const heldStillMs = 100;
const roundingPx = 2;

/**
 * Tracks and moves a list of equal slides that scrolls sideways: to the stored position, or to the first if the slides
 * changed.
 */
export function useScrollTrack(
  track: RefObject<HTMLElement | null>,
  slideIds: readonly (string | number)[],
  kept: KeptPlace,
) {
  const [position, setPosition] = useState<TrackPosition>({
    first: 0,
    inView: 1,
    isAtStart: true,
    isAtEnd: slideIds.length < 2,
  });

  const ids = slideIds.join(" ");
  const shown = useRef(ids);
  // Target of the running scroll, so that quick presses add up.
  const target = useRef<number>(undefined);

  useLayoutEffect(() => {
    const element = track.current;
    if (element === null) return;
    const place = kept.read();
    const jumpTo = (first: number) =>
      element.scrollTo({ left: first * slideStride(element), behavior: "instant" });
    if (place?.ids === ids) jumpTo(place.first);
    else if (shown.current !== ids) {
      jumpTo(0);
      kept.keep({ ids, first: 0 });
    }
    shown.current = ids;
  }, [track, ids, kept]);

  useEffect(() => {
    const element = track.current;
    if (element === null) {
      setPosition({ first: 0, inView: 0, isAtStart: true, isAtEnd: true });
      return undefined;
    }
    const measure = () => setPosition(measureTrack(element));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    const forget = () => {
      target.current = undefined;
    };
    const { pathname } = location;
    // An earlier scroll's `scrollend` may fire during the next one.
    const settle = () => {
      const { first, isAtEnd } = measureTrack(element);
      if (first === target.current || isAtEnd) forget();
      // While the next page is late, the current history entry is already its own.
      if (location.pathname === pathname) kept.keep({ ids, first });
    };
    const controller = new AbortController();
    const { signal } = controller;
    element.addEventListener("scroll", measure, { passive: true, signal });
    element.addEventListener("scrollend", settle, { signal });
    element.addEventListener("pointerdown", forget, { signal });
    element.addEventListener("wheel", forget, { passive: true, signal });
    const stopDragging = enableDragging(element);
    return () => {
      observer.disconnect();
      controller.abort();
      stopDragging();
    };
  }, [track, ids, kept]);

  function step(direction: 1 | -1): void {
    const element = track.current;
    if (element === null) return;
    const { first, inView } = measureTrack(element);
    const last = element.children.length - inView;
    target.current = Math.min(last, Math.max(0, (target.current ?? first) + direction));
    element.scrollTo({ left: target.current * slideStride(element) });
  }

  return { position, step };
}

/** Distance between two slides in px; without its style sheet the list is a column, in which that would be 0. */
function slideStride(element: HTMLElement): number {
  const [first, second] = element.children;
  if (!(first instanceof HTMLElement)) return element.clientWidth;
  if (!(second instanceof HTMLElement)) return first.offsetWidth;
  return second.offsetLeft - first.offsetLeft || element.clientWidth;
}

function measureTrack(element: HTMLElement): TrackPosition {
  const stride = slideStride(element);
  const end = element.scrollWidth - element.clientWidth;
  return {
    first: Math.round(element.scrollLeft / stride),
    inView: Math.max(1, Math.round(element.clientWidth / stride)),
    isAtStart: element.scrollLeft <= roundingPx,
    isAtEnd: element.scrollLeft >= end - roundingPx,
  };
}

/** Lets a mouse drag as a finger does; a drag beyond the threshold is no click. */
function enableDragging(element: HTMLElement): () => void {
  let startX = 0;
  let startScroll = 0;
  let isDragging = false;
  let last = { x: 0, at: 0 };
  let speed = 0;
  const controller = new AbortController();
  const { signal } = controller;

  function move(event: PointerEvent): void {
    const distance = event.clientX - startX;
    if (!isDragging && Math.abs(distance) < dragThresholdPx) return;
    isDragging = true;
    element.dataset["dragging"] = "";
    speed = (last.x - event.clientX) / Math.max(1, event.timeStamp - last.at);
    last = { x: event.clientX, at: event.timeStamp };
    element.scrollTo({ left: startScroll - distance, behavior: "instant" });
  }
  function release(event: PointerEvent): void {
    removeEventListener("pointermove", move);
    if (!isDragging) return;
    const stride = slideStride(element);
    const [from, near] = [startScroll, element.scrollLeft].map((x) => Math.round(x / stride));
    // A fast drag of less than half a slide moves by one.
    const isFlick = near === from && event.timeStamp - last.at < heldStillMs;
    const target = near! + (isFlick && Math.abs(speed) > flickPxPerMs ? Math.sign(speed) : 0);
    delete element.dataset["dragging"];
    element.scrollTo({ left: target * stride });
  }
  element.addEventListener(
    "pointerdown",
    (event) => {
      isDragging = false;
      if (event.pointerType !== "mouse" || event.button !== 0) return;
      startX = event.clientX;
      last = { x: startX, at: event.timeStamp };
      startScroll = element.scrollLeft;
      addEventListener("pointermove", move, { signal });
      addEventListener("pointerup", release, { once: true, signal });
    },
    { signal },
  );
  element.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  element.addEventListener("click", (event) => isDragging && event.preventDefault(), {
    capture: true,
    signal,
  });
  return () => controller.abort();
}
