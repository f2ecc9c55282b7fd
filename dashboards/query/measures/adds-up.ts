import { listParts, type Measure } from "./measure.ts";

const others = new Set<Measure["kind"]>([
  "percentile",
  "distinct",
  "presence",
  "interval",
  "choose",
]);

/** True of additive measures: those without a percentile, a distinct count, a presence, an interval or a choice. */
export function addsUp(measure: Measure): boolean {
  if (others.has(measure.kind)) return false;
  return listParts(measure).every(addsUp);
}
