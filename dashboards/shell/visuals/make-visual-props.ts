import type { VisualProps } from "../../render/visual-props.ts";
import type { ReportState } from "../../query/state/report-state.ts";
import { findAnnotations } from "./find-annotations.ts";
import { nameAxes, nameMeasure } from "./name-axes.ts";
import { pivotMeasures, pivotSelection, unpivotSelection } from "./pivot-measures.ts";
import type { VisualLayout } from "../report-layout.ts";
import type { ShownMeasure } from "../../kinds/chart.ts";
import type { DefinitionCopy } from "../host/report-copy.ts";
import type { ReportSnapshot } from "../store/report-store.ts";
import type { OpenReport } from "../store/use-report.ts";

const focusHeight = 520;
const datesPlace = "{{comparison}}";

type NamedReport = Pick<OpenReport, "module" | "copy" | "format" | "tips">;

export type VisualActions = Pick<VisualProps, "onWhy" | "through"> & {
  [Action in "onSelect" | "onSort" | "onDrill" | "onDrillUp"]: NonNullable<VisualProps[Action]>;
};

export type VisualNames = ReturnType<typeof nameVisual>;

/** Names a visual of the layout, drilled `depth` levels down; `compared` are both sides of the comparison in words. */
export function nameVisual(
  report: NamedReport,
  { id, view, measures, pivot }: VisualLayout,
  depth: number,
  compared: string | undefined,
) {
  const name = (measure: string): ShownMeasure => nameMeasure(report, measure, compared);
  return {
    compared,
    copy: nameDates(report.copy.report.visuals[id]!, compared, report.copy.shell.comparison),
    measures: measures.map(name),
    whole: pivot === undefined ? undefined : name(pivot),
    axes: view === "total" ? [] : nameAxes(report, view, depth),
  };
}

type VisualCopy = DefinitionCopy["visuals"][string];

/** Fills the dates of the comparison into titles; without a comparison, a note says so. */
function nameDates(
  copy: VisualCopy,
  compared: string | undefined,
  { nothing }: { nothing: string },
): VisualCopy {
  const isNoted = copy.note?.includes(datesPlace) === true;
  if (compared === undefined) return isNoted ? { ...copy, note: nothing } : copy;
  const texts = Object.entries(copy).map(([key, text]) => [
    key,
    typeof text === "string" ? text.replace(datesPlace, compared) : text,
  ]);
  return Object.fromEntries(texts) as VisualCopy;
}

export function makeVisualProps(
  report: NamedReport,
  layout: VisualLayout,
  names: VisualNames,
  actions: VisualActions,
  {
    state,
    read,
    describe,
  }: Pick<ReportSnapshot, "read" | "describe"> & {
    state: ReportState;
  },
): VisualProps {
  const { id, view } = layout;
  const { format, copy, tips, module } = report;
  const { measures, whole } = names;
  const declaration = module.definition.views[view];
  const isFilterable = declaration?.isFilterable === true;
  const levels = declaration?.shape.kind === "bins" ? declaration.shape.levels.length : 1;
  const result = read(view);
  const drawn = whole === undefined ? result : pivotMeasures(result, measures);
  const selection = state.filters[view] ?? null;
  const axes =
    whole === undefined
      ? names.axes
      : [
          {
            name: copy.charts.table.measure,
            label: (measure: string) => copy.report.measures[measure]?.name ?? measure,
          },
          ...names.axes,
        ];
  const base = {
    id,
    ...describe(layout, names.copy, {
      result: drawn,
      total: read("total"),
      compared: names.compared,
      axes,
      format,
      copy,
    }),
    targetName: names.copy.target,
    drawn: names.copy.drawn,
    result: drawn,
    read,
    measures,
    axes,
    selection,
    onSelect: isFilterable ? actions.onSelect : undefined,
    onDrill: result.depth < levels - 1 ? actions.onDrill : undefined,
    onDrillUp: result.depth > 0 ? actions.onDrillUp : undefined,
    onWhy: actions.onWhy,
    through: whole === undefined ? actions.through : undefined,
    sort: state.sort[view] ?? layout.sort ?? null,
    onSort: actions.onSort,
    annotations: whole === undefined ? findAnnotations(names.copy.annotations, result) : undefined,
    height: state.focus === id ? focusHeight : layout.height,
    format,
    tips,
  };
  if (whole === undefined) return base;
  const size = { rows: measures.length, columns: result.size };
  return {
    ...base,
    measures: [whole],
    selection: pivotSelection(selection, size),
    onSelect: isFilterable
      ? (next) => actions.onSelect(unpivotSelection(next, selection, size))
      : undefined,
  };
}
