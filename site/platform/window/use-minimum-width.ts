import { startTransition, useEffect, useState } from "react";

/**
 * Compares the window with a width in rem, at the browser's font size. False in prerendered markup; set in a
 * transition, which other work of the start may interrupt.
 */
export function useMinimumWidth(widthRem: number): boolean {
  const [isReached, setIsReached] = useState(false);
  useEffect(() => {
    const query = matchMedia(`(width >= ${String(widthRem)}rem)`);
    const follow = (): void => startTransition(() => setIsReached(query.matches));
    follow();
    query.addEventListener("change", follow);
    return () => query.removeEventListener("change", follow);
  }, [widthRem]);
  return isReached;
}
