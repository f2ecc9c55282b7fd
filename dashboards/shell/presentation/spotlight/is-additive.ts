import type { Measure } from "../../../query/measures/measure.ts";

/** True where the parts of the rows have parts of the value: it can be laid over that of the whole. */
export function isAdditive(measure: Measure): boolean {
  if (measure.kind === "count" || measure.kind === "sum") return true;
  const isSum = measure.kind === "add" || measure.kind === "subtract";
  return isSum && isAdditive(measure.left) && isAdditive(measure.right);
}
