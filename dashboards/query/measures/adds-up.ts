import type { Measure } from "./measure.ts";

/** False for what has a percentile or a distinct count in it. */
export function addsUp(measure: Measure): boolean {
  if (measure.kind === "percentile" || measure.kind === "distinct") return false;
  if ("of" in measure) return addsUp(measure.of);
  return !("left" in measure) || (addsUp(measure.left) && addsUp(measure.right));
}
