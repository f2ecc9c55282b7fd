import { useEffect, useRef, type ReactNode } from "react";
import "./table-scroll.css";

/** Scrolls a table: names stay at its left, and an edge fades where there is more beyond it. */
export function TableScroll({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [outer, inner] = [frame.current, scroller.current];
    if (outer === null || inner === null) return undefined;
    const mark = (): void => {
      const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = inner;
      const right = scrollWidth - clientWidth - scrollLeft;
      const below = scrollHeight - clientHeight - scrollTop;
      outer.toggleAttribute("data-more-left", scrollLeft >= 1);
      outer.toggleAttribute("data-more-right", right >= 1);
      outer.toggleAttribute("data-more-below", below >= 1);
      outer.style.setProperty("--bar-right", `${String(inner.offsetWidth - clientWidth)}px`);
      outer.style.setProperty("--bar-below", `${String(inner.offsetHeight - clientHeight)}px`);
    };
    const observer = new ResizeObserver(mark);
    for (const part of [inner, ...inner.children]) observer.observe(part);
    inner.addEventListener("scroll", mark, { passive: true });
    return () => {
      observer.disconnect();
      inner.removeEventListener("scroll", mark);
    };
  }, []);
  return (
    <div className="table-frame" ref={frame}>
      <div className="table-scroll" ref={scroller}>
        {children}
      </div>
    </div>
  );
}
