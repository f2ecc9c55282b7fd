import { fillText } from "../../../contracts/fill-text.ts";
import type { AxisNames } from "../../format/axis-names.ts";
import type { ShownMeasure } from "../../kinds/chart.ts";
import type { ReportCopy } from "../host/report-copy.ts";
import type { OpenReport } from "../store/use-report.ts";

type Named = Pick<OpenReport, "module" | "copy">;

/** Names a measure; `compared` are both sides of the comparison in words, for the names of changes. */
export function nameMeasure(
  { module, copy }: Named,
  id: string,
  compared: string | undefined,
): ShownMeasure {
  const declaration = module.definition.measures[id];
  if (declaration === undefined) throw new Error(`The report has no measure "${id}"`);
  const { unit, decimals } = declaration;
  return { id, name: writeMeasureName(copy, id, compared), unit, decimals };
}

export function writeMeasureName(
  { report, shell }: ReportCopy,
  id: string,
  compared: string | undefined,
): string {
  const comparison = compared ?? shell.comparison.without;
  return fillText(report.measures[id]?.name ?? id, { comparison });
}

/** Names the axes of a view, a drilled one by its finer level or column. */
export function nameAxes({ module, copy }: Named, view: string, depth = 0): AxisNames[] {
  const { shape } = module.definition.views[view] ?? {};
  const { views, labels } = copy.report;
  const finer = depth > 0 && shape?.kind === "bins" ? shape.levels[depth] : undefined;
  const name = copy.report.columns[finer?.level ?? finer?.column ?? ""] ?? views[view] ?? view;
  const label = (id: string): string => labels[id] ?? id;
  const axis = { name, label, ...module.layout.units?.[view] };
  if (shape?.kind !== "pair") return [axis];
  // The name of a pair joins those of its rows and of its columns.
  const [rows = name, columns = name] = name.split(" × ");
  return [
    { ...axis, name: rows },
    { ...axis, name: columns },
  ];
}
