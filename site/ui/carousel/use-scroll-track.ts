import { useEffect, useRef, useState, type RefObject } from "react";

export type TrackPosition = {
  first: number;
  inView: number;
  isAtStart: boolean;
  isAtEnd: boolean;
};

const dragThresholdPx = 10; // §9
const roundingPx = 2;

/** Tracks and moves a list of equal slides that scrolls sideways; back to the first when the slides change. */
export function useScrollTrack(track: RefObject<HTMLElement | null>, slides: readonly unknown[]) {
  const [position, setPosition] = useState<TrackPosition>({
    first: 0,
    inView: 1,
    isAtStart: true,
    isAtEnd: slides.length < 2,
  });

  const shown = useRef(slides);
  // Target of the running scroll, so that quick presses add up.
  const target = useRef<number>(undefined);

  useEffect(() => {
    const element = track.current;
    if (element === null || slides.length === 0) {
      setPosition({ first: 0, inView: 0, isAtStart: true, isAtEnd: true });
      return undefined;
    }
    // The first ones may have been moved before the app listened.
    if (shown.current !== slides) element.scrollTo({ left: 0, behavior: "instant" });
    shown.current = slides;
    const measure = () => setPosition(measureTrack(element));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    const forget = () => {
      target.current = undefined;
    };
    // The `scrollend` of an earlier scroll may fire during the next.
    const settle = () => {
      const { first, isAtEnd } = measureTrack(element);
      if (first === target.current || isAtEnd) forget();
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
  }, [track, slides]);

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

function slideStride(element: HTMLElement): number {
  const [first, second] = element.children;
  if (!(first instanceof HTMLElement)) return element.clientWidth;
  if (!(second instanceof HTMLElement)) return first.offsetWidth;
  return second.offsetLeft - first.offsetLeft;
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

/** A mouse drags as a finger does; beyond the threshold it is no click. */
function enableDragging(element: HTMLElement): () => void {
  let startX = 0;
  let startScroll = 0;
  let isDragging = false;
  const controller = new AbortController();
  const { signal } = controller;

  function move(event: PointerEvent): void {
    const distance = event.clientX - startX;
    if (!isDragging && Math.abs(distance) < dragThresholdPx) return;
    isDragging = true;
    element.dataset["dragging"] = "";
    element.scrollTo({ left: startScroll - distance, behavior: "instant" });
  }
  function release(): void {
    removeEventListener("pointermove", move);
    if (!isDragging) return;
    const stride = slideStride(element);
    const target = Math.round(element.scrollLeft / stride) * stride;
    delete element.dataset["dragging"];
    element.scrollTo({ left: target });
  }
  element.addEventListener(
    "pointerdown",
    (event) => {
      isDragging = false;
      if (event.pointerType !== "mouse" || event.button !== 0) return;
      startX = event.clientX;
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
