import type { MeasureDeclaration } from "../../query/measures/measure.ts";
import type { ReportDefinition } from "../../query/report-definition.ts";

/** Returns the measure that counts the rows of a view, if it has one. */
export function findCountMeasure(
  { measures, views }: ReportDefinition,
  view: string,
): (Pick<MeasureDeclaration, "unit" | "decimals"> & { id: string }) | undefined {
  const kept = views[view]?.measures ?? Object.keys(measures);
  for (const id of kept) {
    const declaration = measures[id];
    if (declaration?.value.kind === "count") return { id, ...declaration };
  }
  return undefined;
}
