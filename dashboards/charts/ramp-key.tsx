import { textWidth } from "../scene/text-metrics.ts";
import { rampSteps, type Ramp } from "../scene/scales/ramp.ts";

const swatch = { width: 18, height: 10 };
export const rampKeyHeight = 26;

type RampKeyProps = { y: number; ramp: Ramp; low: string; high: string };

/** The steps of a ramp between its lowest and highest value. */
export function RampKey({ y, ramp, low, high }: RampKeyProps) {
  const left = textWidth(low) + 8;
  return (
    <g aria-hidden="true" transform={`translate(0 ${String(y)})`}>
      <text className="tick" x={0} y={swatch.height / 2} dy=".32em">
        {low}
      </text>
      {ramp.steps.map((name, step) => (
        <rect
          key={name}
          className={`cell ${name}`}
          x={left + step * swatch.width}
          width={swatch.width}
          height={swatch.height}
        />
      ))}
      <text
        className="tick"
        x={left + rampSteps * swatch.width + 8}
        y={swatch.height / 2}
        dy=".32em"
      >
        {high}
      </text>
    </g>
  );
}
