import type { Measure } from "./measure.ts";

/** Lists the columns that a measure counts or asks for. */
export function listMeasuredColumns(measure: Measure): string[] {
  if ("left" in measure) {
    return [...listMeasuredColumns(measure.left), ...listMeasuredColumns(measure.right)];
  }
  if ("of" in measure) return listMeasuredColumns(measure.of);
  if (measure.kind === "constant") return [];
  const where = measure.where === undefined ? [] : [measure.where.column];
  return measure.kind === "count" ? where : [measure.column, ...where];
}
