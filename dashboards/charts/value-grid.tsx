import type { LinearScale } from "../scene/scales/linear-scale.ts";

type ValueGridProps = {
  scale: LinearScale;
  /** Left end of the lines; the labels stand before it. */
  left: number;
  right: number;
  write: (value: number) => string;
};

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
