import type { Measure } from "./measure.ts";

/** True where a part of the rows has a part of the value, which can be drawn over the whole. */
export function isAdditive(measure: Measure): boolean {
  if (measure.kind === "count" || measure.kind === "sum") return true;
  const isSum = measure.kind === "add" || measure.kind === "subtract";
  return isSum && isAdditive(measure.left) && isAdditive(measure.right);
}
