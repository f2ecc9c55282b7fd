import { rampSteps, type Ramp } from "../scales/ramp.ts";
import { group, textAround, type GroupMark } from "../scene.ts";
import { textWidth } from "../text-metrics.ts";

const swatch = { width: 14, height: 10 };
const gap = 8;
export const rampKeyHeight = 26;

/** Draws the steps of a ramp between its ends in words; steps are narrower where the width has no room for them. */
export function drawRampKey(
  { steps, low, high }: Ramp,
  { y, width }: { y: number; width: number },
  write: (value: number) => string,
): GroupMark {
  const left = textWidth(write(low)) + gap;
  const room = width - left - gap - textWidth(write(high));
  const stepWidth = Math.min(swatch.width, Math.floor(room / rampSteps));
  const middle = y + swatch.height / 2;
  return group([
    textAround("tick", { x: 0, middle }, write(low)),
    ...steps.map(
      (step, at) =>
        ({
          kind: "rect",
          paint: `cell-${step}`,
          x: left + at * stepWidth,
          y,
          ...swatch,
          width: stepWidth,
        }) as const,
    ),
    textAround("tick", { x: left + rampSteps * stepWidth + gap, middle }, write(high)),
  ]);
}
