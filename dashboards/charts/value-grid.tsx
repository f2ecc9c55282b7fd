import type { Written } from "../format/axis-names.ts";
import { textWidth } from "../scene/text-metrics.ts";
import type { Formatters } from "../format/formatters.ts";
import type { LinearScale } from "../scene/scales/linear-scale.ts";

type ValueGridProps = {
  scale: LinearScale;
  /** Left end of the lines; the labels stand before it. */
  left: number;
  right: number;
  write: (value: number) => string;
};

/** Writes the ticks of a scale alike. */
export function tickWriter(
  format: Formatters,
  written: Written,
  { domain }: LinearScale,
): (value: number) => string {
  const largest = Math.max(Math.abs(domain[0]), Math.abs(domain[1]));
  return (value) => format.onScale(written, value, largest);
}

// Coarse, so that the drawing does not shift with every digit that a filter takes away.
const gutterStep = 16;

/** Room for the labels of a scale, left of the drawing. */
export function gutterFor(labels: readonly string[]): number {
  const widest = Math.max(...labels.map((label) => textWidth(label)));
  return Math.ceil((widest + 8) / gutterStep) * gutterStep;
}

/** Hairlines across a drawing at round values, named at the left; the line of nought is stronger. */
export function ValueGrid({ scale, left, right, write }: ValueGridProps) {
  return (
    <g aria-hidden="true">
      {scale.ticks.map((tick, at) => {
        const y = Math.round(scale(tick)) + 0.5;
        return (
          // A line keeps its place while the scale changes.
          <g
            key={at} // oxlint-disable-line react/no-array-index-key
          >
            <line className={tick === 0 ? "base" : "grid"} x1={left} x2={right} y1={y} y2={y} />
            <text className="tick" x={left - 8} y={y} dy=".32em" textAnchor="end">
              {write(tick)}
            </text>
          </g>
        );
      })}
    </g>
  );
}
