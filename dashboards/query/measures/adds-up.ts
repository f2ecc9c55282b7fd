import { listParts, type Measure } from "./measure.ts";

/** True of additive measures: those without a percentile, a distinct count or a choice. */
export function addsUp(measure: Measure): boolean {
  const { kind } = measure;
  if (kind === "percentile" || kind === "distinct" || kind === "choose") return false;
  return listParts(measure).every(addsUp);
}
