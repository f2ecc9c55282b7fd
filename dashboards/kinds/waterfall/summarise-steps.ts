import { fillText } from "../../../contracts/fill-text.ts";
import type { Chart } from "../chart.ts";
import type { Summary } from "../summary/read-ends.ts";
import { isOutset, readSteps } from "./read-steps.ts";
import type { WaterfallSpec } from "./spec.ts";

const listedAtMost = 6;

/** Lists every step with its sign, and the sum; undefined where there are too many. */
export function summariseSteps(chart: Chart<WaterfallSpec>): Summary | undefined {
  const { measures, format, targetName } = chart;
  const steps = readSteps(chart);
  if (steps.length > listedAtMost) return undefined;
  const listed = steps.map(({ name, change }, at) => {
    const write = isOutset(steps, at) ? format.value : format.change;
    return `${name} ${write(measures[0]!, change)}`;
  });
  const sentence = fillText(format.copy.summary.steps, {
    steps: listed.join(", "),
    total: targetName ?? measures[0]!.name,
    sum: format.value(measures[0]!, steps.at(-1)?.to ?? 0),
  });
  return { sentence };
}
