import { useEffect, useRef, type RefObject } from "react";

const edgePx = 60; // shows that there are entries before it

/** Scrolls a bar wider than its screen to the chosen entry, unless it was scrolled before the app listened. */
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
