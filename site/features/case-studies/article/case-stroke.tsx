import type { CaseStroke } from "../../../page-data.ts";
import "./case-stroke.css";

/** Sizes in px that the pictures are drawn for, in the order of their strokes. */
const frames = [
  { id: "card", width: 320, height: 250 },
  { id: "middle", width: 560, height: 320 },
  { id: "wide", width: 940, height: 400 },
] as const;

/**
 * The page's line takes a stroke of the picture before it: it comes down the left gutter to where the stroke begins,
 * and leaves down the right one. Empty drawings hold the heights of both, as documents have no `style=` attribute.
 */
export function CaseStroke({ strokes }: { strokes: readonly CaseStroke[] }) {
  return frames.map(({ id, width, height }, at) => {
    const { line, mark } = strokes[at]!;
    const [first, last] = [/ ([\d.]+)/, /([\d.]+)$/].map((end) => end.exec(line)?.[1]);
    const tall = (until: number | string = 0) => `0 0 ${String(width)} ${String(until)}`;
    return (
      <div key={id} className={`case-stroke case-stroke-${id}`} aria-hidden>
        <span>
          <svg viewBox={tall(first)} />
          <span className="rail" />
        </span>
        <span>
          <svg viewBox={tall(last)} />
          <span className="rail" />
        </span>
        <svg viewBox={tall(height)}>
          <path d={line} />
          <path d={mark} />
          <path d={line} />
          <path d={mark} />
        </svg>
      </div>
    );
  });
}
