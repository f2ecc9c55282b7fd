import { rampSteps, type Ramp } from "../scales/ramp.ts";
import { group, textAround, type GroupMark } from "../scene.ts";
import { textWidth } from "../text-metrics.ts";

const swatch = { width: 14, height: 10 };
export const rampKeyHeight = 26;

export function drawRampKey(
  { steps, low, high }: Ramp,
  y: number,
  write: (value: number) => string,
): GroupMark {
  const left = textWidth(write(low)) + 8;
  const middle = y + swatch.height / 2;
  return group([
    textAround("tick", { x: 0, middle }, write(low)),
    ...steps.map(
      (step, at) =>
        ({
          kind: "rect",
          paint: `cell-${step}`,
          x: left + at * swatch.width,
          y,
          ...swatch,
        }) as const,
    ),
    textAround("tick", { x: left + rampSteps * swatch.width + 8, middle }, write(high)),
  ]);
}
