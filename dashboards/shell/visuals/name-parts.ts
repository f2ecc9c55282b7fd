import type { AxisNames } from "../../format/axis-names.ts";
import type { ShownMeasure } from "../../kinds/chart.ts";
import type { OpenReport } from "../store/use-report.ts";

type Named = Pick<OpenReport, "module" | "text">;

/** A measure as visuals show it, in the report's language. */
export function nameMeasure({ module, text }: Named, id: string): ShownMeasure {
  const declaration = module.definition.measures[id];
  if (declaration === undefined) throw new Error(`The report has no measure "${id}"`);
  const { unit, decimals } = declaration;
  return { id, name: text.report.measures[id]?.name ?? id, unit, decimals };
}

/** What the axes of a view are called; drilled into, it shows what its finer level or column is called. */
export function nameAxes({ module, text }: Named, view: string, depth = 0): AxisNames[] {
  const { shape } = module.definition.views[view] ?? {};
  const { views, labels } = text.report;
  const finer = depth > 0 && shape?.kind === "bins" ? shape.levels[depth] : undefined;
  const name = text.report.columns[finer?.level ?? finer?.column ?? ""] ?? views[view] ?? view;
  const label = (id: string): string => labels[id] ?? id;
  const axis = { name, label, ...module.layout.units?.[view] };
  if (shape?.kind !== "pair") return [axis];
  // The name of a pair is that of its rows and of its columns.
  const [rows = name, columns = name] = name.split(" × ");
  return [
    { ...axis, name: rows },
    { ...axis, name: columns },
  ];
}
