import { useLayoutEffect, useState, type RefObject } from "react";
import { flushSync } from "react-dom";

// The width of a large phone, for environments without layout (tests).
const widthWithoutLayout = 480;
// Least width that a drawing is laid out for; a report at 400 % zoom has 280.
const leastWidth = 200;

/**
 * Returns the width of an element in whole pixels, updated while it is shown; 0 until it is measured. Elements mounted
 * together are all measured before any is drawn, and elements resized together are drawn in one update.
 */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null) return undefined;
    if (!box.closest("[hidden]")) setWidth(toWidth(box.clientWidth));
    return watchWidth(box, setWidth);
  }, [element]);
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
