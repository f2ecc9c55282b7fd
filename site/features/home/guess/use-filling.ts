import { useLayoutEffect, useRef, useState } from "react";

const fillMs = 1200;

/** Counts up to the answer once it is opened; shows it at once with reduced motion, or if it was open before. */
export function useFilling(isOpen: boolean, answer: number): number {
  const [filled, setFilled] = useState<number>();
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    const isStill = wasOpen.current || matchMedia("(prefers-reduced-motion: reduce)").matches;
    wasOpen.current = false;
    if (!isOpen || isStill) return undefined;
    const startedMs = performance.now();
    let frame = 0;
    const step = (): void => {
      const share = Math.min((performance.now() - startedMs) / fillMs, 1);
      setFilled(Math.round(share * answer));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    step();
    return () => {
      cancelAnimationFrame(frame);
      setFilled(undefined);
    };
  }, [isOpen, answer]);
  return filled ?? answer;
}
