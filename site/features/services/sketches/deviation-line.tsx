import { fillText } from "../../../../contracts/fill-text.ts";
import { useCopy } from "../../../platform/page/page-context.tsx";
import { drawSpline } from "../../../ui/line/draw-spline.ts";
import "../../../ui/line/line.css";
import "./deviation-line.css";

/** Illustrative: what was bought over what was needed, week by week, in percent. */
const guessed = [
  0, 24, 41, 12, -36, -28, 18, 44, 6, -31, -12, 27, 52, 38, -22, -40, 33, 47, -26, -39,
];
const measured = [-9, 6, 11, 4, -5, -8, 3, 7, 9, -4, -6, 2, 8, 5, -7, -3, 6, 4, -5, 0];
const weeks = [...guessed, ...measured];
const halfHeight = 55;

/** The page's line as a deviation, which calms down where decisions come from data. */
export function DeviationLine() {
  const { deviation: copy } = useCopy("servicePage").benefits;
  const line = drawSpline(
    weeks.map((percent, week) => ({
      x: (1000 * week) / (weeks.length - 1),
      y: halfHeight - percent,
    })),
  ).replace("L", "M");
  const [before, after] = [average(guessed), average(measured)];
  return (
    <figure>
      <div
        className="deviation"
        role="img"
        aria-label={`${fillText(copy.before, { n: before })}, ${fillText(copy.after, { n: after })}`}
      >
        <span className="rail" />
        <span className="rail" />
        <svg viewBox={`0 0 1000 ${String(2 * halfHeight)}`} preserveAspectRatio="none">
          <path className="deviation-halo" d={line} />
          <path className="deviation-line" d={line} />
        </svg>
        <span className="deviation-before">{fillText(copy.before, { n: before })}</span>
        <strong className="deviation-after">{fillText(copy.after, { n: after })}</strong>
      </div>
      <figcaption className="caption">{copy.caption}</figcaption>
    </figure>
  );
}

/** Returns the mean distance from what was needed, in whole percent. */
function average(values: readonly number[]): number {
  const sum = values.reduce((total, value) => total + Math.abs(value), 0);
  return Math.round(sum / values.length);
}
