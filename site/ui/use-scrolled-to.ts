import { useEffect, useRef, type RefObject } from "react";

const edgePx = 60; // hints that there is more before it

/** Keeps the chosen entry of a bar in sight that is wider than its screen; one that was scrolled before the app listened stays. */
export function useScrolledTo(chosen: number): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    const isMoved = isFirst.current && list.current?.scrollLeft !== 0;
    isFirst.current = false;
    const entry = list.current?.children[chosen];
    if (isMoved || !(entry instanceof HTMLElement)) return;
    list.current?.scrollTo({ left: entry.offsetLeft - edgePx });
  }, [chosen]);
  return list;
}
