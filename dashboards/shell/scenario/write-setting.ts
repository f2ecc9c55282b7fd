import type { Formatters } from "../../format/formatters.ts";
import type { Slider } from "../../query/scenario/scenario.ts";
import type { ScenarioCopy } from "./scenario-copy.ts";

/** Writes the value of a slider as a number with its unit, or as one of its words. */
export function writeSetting(
  format: Formatters,
  { min, step, unit, scale }: Slider,
  { values }: ScenarioCopy["sliders"][string],
  value: number,
): string {
  return values?.[(value - min) / step] ?? format.value({ unit, decimals: 0 }, value / scale);
}
