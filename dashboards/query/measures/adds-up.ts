import type { Measure } from "./measure.ts";

/** True of additive measures: those without a percentile or a distinct count. */
export function addsUp(measure: Measure): boolean {
  if (measure.kind === "percentile" || measure.kind === "distinct") return false;
  if ("of" in measure) return addsUp(measure.of);
  return !("left" in measure) || (addsUp(measure.left) && addsUp(measure.right));
}
