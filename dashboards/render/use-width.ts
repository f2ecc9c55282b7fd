import { useLayoutEffect, useState, type RefObject } from "react";

// For environments without layout (tests): a wide phone.
const widthWithoutLayout = 480;
// Below this nothing can be laid out; a report at 400 % zoom still has 280.
const leastWidth = 200;

/** Returns the width of an element in whole pixels, kept up to date; 0 until it has been measured. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null) return undefined;
    const measure = (): void =>
      setWidth(Math.max(Math.floor(box.clientWidth) || widthWithoutLayout, leastWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
