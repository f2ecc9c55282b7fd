import { startTransition, useLayoutEffect, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { leastWidth } from "../scene/scales/planned-width.ts";

// The width of a large phone, for environments without layout (tests).
const widthWithoutLayout = 480;

/**
 * Returns the width of an element in whole pixels, updated while it is shown; 0 until it is measured. Elements mounted
 * together are all measured before any is drawn, and elements resized together are drawn in one update. The first width
 * is drawn with the element, or `isLater` in tasks that follow.
 */
export function useWidth(element: RefObject<HTMLElement | null>, isLater = false): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null) return undefined;
    let known = 0;
    const change = (pixels: number): void => {
      if (pixels === known) return;
      known = pixels;
      setWidth(pixels);
    };
    const measure = (): void => change(toWidth(box.clientWidth));
    if (!box.closest("[hidden]")) {
      if (isLater) startTransition(measure);
      else measure();
    }
    return watchWidth(box, change);
  }, [element, isLater]);
  return width;
}

const watchers = new Map<Element, (width: number) => void>();
let observer: ResizeObserver | undefined;

function watchWidth(box: Element, onWidth: (width: number) => void): () => void {
  observer ??= new ResizeObserver(notifyAll);
  watchers.set(box, onWidth);
  observer.observe(box);
  return () => {
    watchers.delete(box);
    observer?.unobserve(box);
  };
}

function notifyAll(entries: readonly ResizeObserverEntry[]): void {
  flushSync(() => {
    for (const { target, contentRect } of entries) {
      if (contentRect.width > 0) watchers.get(target)?.(toWidth(Math.round(contentRect.width)));
    }
  });
}

function toWidth(pixels: number): number {
  return Math.max(pixels || widthWithoutLayout, leastWidth);
}
