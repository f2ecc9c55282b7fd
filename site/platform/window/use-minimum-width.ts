import { startTransition, useEffect, useState } from "react";

/** False in prerendered markup; true by a transition, which other work of the start may interrupt. */
export function useMinimumWidth(widthPx: number): boolean {
  const [isReached, setIsReached] = useState(false);
  useEffect(() => {
    const query = matchMedia(`(min-width: ${String(widthPx)}px)`);
    const follow = (): void => startTransition(() => setIsReached(query.matches));
    follow();
    query.addEventListener("change", follow);
    return () => query.removeEventListener("change", follow);
  }, [widthPx]);
  return isReached;
}
