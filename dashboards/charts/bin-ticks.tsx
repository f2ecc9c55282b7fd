import { labelStride, textWidth } from "./fit-text.ts";

type BinTicksProps = {
  ticks: readonly string[];
  /** Middle (or edge) of a bin. */
  x: (index: number) => number;
  y: number;
  /** Ends of the drawing: a name begins no earlier than its first bin. */
  left: number;
  width: number;
};

/** Names under the bins of an ordered axis: as many as fit, none cut, none beyond the drawing. */
export function BinTicks({ ticks, x, y, left, width }: BinTicksProps) {
  const step = ticks.length > 1 ? x(1) - x(0) : width;
  const stride = labelStride(ticks, step);
  return (
    <g aria-hidden="true">
      {ticks.map((tick, index) => {
        if (index % stride !== 0) return null;
        const half = textWidth(tick) / 2;
        const middle = x(index);
        if (middle + half > width + 4) return null;
        return (
          <text
            key={index} // oxlint-disable-line react/no-array-index-key
            className="tick"
            x={Math.max(middle, left - 8 + half)}
            y={y}
            textAnchor="middle"
          >
            {tick}
          </text>
        );
      })}
    </g>
  );
}
