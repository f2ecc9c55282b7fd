import { textWidth } from "./fit-text.ts";
import { rampSteps } from "./ramp.ts";

const swatch = { width: 18, height: 10 };
export const rampKeyHeight = 26;

type RampKeyProps = { y: number; low: string; high: string; isDiverging: boolean };

/** The steps of a ramp between its lowest and highest value. */
export function RampKey({ y, low, high, isDiverging }: RampKeyProps) {
  const left = textWidth(low) + 8;
  return (
    <g aria-hidden="true" transform={`translate(0 ${String(y)})`}>
      <text className="tick" x={0} y={swatch.height / 2} dy=".32em">
        {low}
      </text>
      {Array.from({ length: rampSteps }, (_, step) => (
        <rect
          key={step}
          className={`cell ${isDiverging ? "d" : "q"}${String(step)}`}
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
