import { useEffect, useState, type RefObject } from "react";

const marginPx = 400;

/** True once an element has come near the window. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setIsNear(true);
        observer.disconnect();
      },
      { rootMargin: `${String(marginPx)}px` },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
