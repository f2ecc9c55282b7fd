import { startTransition, useEffect, useState } from "react";

/** A width in rem of the font that the reader chose for the browser. False in prerendered markup; true by a transition, which other work of the start may interrupt. */
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
