import type { Written } from "../format/axis-names.ts";
import type { Formatters } from "../format/formatters.ts";
import type { LinearScale } from "../scene/scales/linear-scale.ts";

/** Returns a function that writes the ticks of a scale in one notation, by its largest. */
export function tickWriter(
  format: Formatters,
  written: Written,
  { domain }: LinearScale,
): (value: number) => string {
  const largest = Math.max(Math.abs(domain[0]), Math.abs(domain[1]));
  return (value) => format.onScale(written, value, largest);
}
