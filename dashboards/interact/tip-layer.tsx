import {
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type ComponentType,
} from "react";
import { placeTip } from "./place-tip.ts";
import type { Tip, TipBox, Tips } from "./tips.ts";

type TipLayerProps = {
  tips: Tips;
  /** The small chart of a mark; a finger has none, whose tooltip stays small. */
  Course: ComponentType<Pick<Tip, "visual" | "bins">>;
};

/**
 * Draws the one tooltip of a report, inside the window and off its mark, above it if there is room; Escape hides it
 * (WCAG 1.4.13).
 */
export function TipLayer({ tips, Course }: TipLayerProps) {
  const tip = useSyncExternalStore(tips.subscribe, tips.read, tips.read);
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (tip === null || box.current === null) return;
    const { offsetWidth: width, offsetHeight: height, style } = box.current;
    const { x, y } = placeTip({ width, height }, { ...tip, seen: findSeen() });
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
    // The focus may have scrolled the page; that scroll event is still to come, and must not hide the tooltip.
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
      {tip.around === undefined && <Course visual={tip.visual} bins={tip.bins} />}
      {tip.hint !== undefined && <p className="tip-hint">{tip.hint}</p>}
      {tip.verbs.length > 0 && (
        <p className="tip-verbs">
          {tip.verbs.map(({ name, act }) => (
            <button
              key={name}
              type="button"
              tabIndex={-1}
              onClick={() => {
                tips.hide("now");
                act();
              }}
            >
              {name}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}

/** Returns the visible part of the report: its frame is as tall as the report, and the page around it scrolls. */
function findSeen(): TipBox {
  const frame = window.frameElement?.getBoundingClientRect();
  const top = Math.max(0, -(frame?.top ?? 0));
  const bottom = Math.min(
    innerHeight,
    frame === undefined ? Infinity : parent.innerHeight - frame.top,
  );
  return { left: 0, top, width: innerWidth, height: bottom - top };
}
