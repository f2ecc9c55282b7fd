import { useLayoutEffect, useState, type RefObject } from "react";
import { flushSync } from "react-dom";

// For environments without layout (tests): a wide phone.
const widthWithoutLayout = 480;
// Below this nothing can be laid out; a report at 400 % zoom still has 280.
const leastWidth = 200;

/**
 * Returns the width of an element in whole pixels, kept up to date while it is shown; 0 until it has been measured. What is mounted together
 * is measured before any of it is drawn, and what is resized together is drawn in one go.
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
  observer ??= new ResizeObserver(tellAll);
  watchers.set(box, onWidth);
  observer.observe(box);
  return () => {
    watchers.delete(box);
    observer?.unobserve(box);
  };
}

function tellAll(entries: readonly ResizeObserverEntry[]): void {
  flushSync(() => {
    for (const { target, contentRect } of entries) {
      if (contentRect.width > 0) watchers.get(target)?.(toWidth(Math.round(contentRect.width)));
    }
  });
}

function toWidth(pixels: number): number {
  return Math.max(pixels || widthWithoutLayout, leastWidth);
}
