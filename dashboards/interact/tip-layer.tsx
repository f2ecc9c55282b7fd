import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import type { Tips } from "./tips.ts";

const gapPx = 10;
const edgePx = 8;

/**
 * Draws the tooltip of all visuals of a report: above its mark where there is room, and inside the window; Escape hides it
 * (WCAG 1.4.13).
 */
export function TipLayer({ tips }: { tips: Tips }) {
  const tip = useSyncExternalStore(tips.subscribe, tips.read, tips.read);
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (tip === null || box.current === null) return;
    const { offsetWidth, offsetHeight, style } = box.current;
    const { left, top, width, height } = tip.anchor;
    const middle = left + width / 2 - offsetWidth / 2;
    const above = top - offsetHeight - gapPx;
    const x = Math.max(edgePx, Math.min(middle, innerWidth - offsetWidth - edgePx));
    const y = above >= edgePx ? above : top + height + gapPx;
    style.setProperty("left", `${String(Math.round(x))}px`);
    style.setProperty("top", `${String(Math.round(y))}px`);
  }, [tip]);

  useEffect(() => {
    if (tip === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener("keydown", ({ key }) => key === "Escape" && tips.hide("now"), {
      signal,
    });
    // Focusing a mark may have scrolled the page; that scroll event is still to come.
    const shownAt = scrollY;
    addEventListener("scroll", () => scrollY !== shownAt && tips.hide("now"), {
      signal,
      passive: true,
    });
    return () => controller.abort();
  }, [tip, tips]);

  if (tip === null) return null;
  return (
    <div
      className="tip"
      ref={box}
      role="tooltip"
      onPointerEnter={tips.keep}
      onPointerLeave={() => tips.hide("soon")}
    >
      <p className="tip-title">{tip.title}</p>
      <dl>
        {tip.rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
