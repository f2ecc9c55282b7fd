import type { VisualProps } from "../../render/visual-props.ts";
import type { ReportState } from "../../query/state/report-state.ts";
import { nameAxes, nameMeasure } from "./name-parts.ts";
import { pivotMeasures, pivotSelection, unpivotSelection } from "./pivot-measures.ts";
import type { VisualLayout } from "../report-layout.ts";
import type { ReportSnapshot } from "../store/report-store.ts";
import { sayOfRows } from "./say-of-rows.ts";
import type { OpenReport } from "../store/use-report.ts";

/** Of a visual that fills the page by itself. */
const focusHeight = 520;

type Worded = Pick<OpenReport, "module" | "text" | "format" | "tips">;

/** What a visual asks of its report, whatever its own state. */
export type VisualActs = {
  [Act in "onSelect" | "onSort" | "onDrill" | "onDrillUp"]: NonNullable<VisualProps[Act]>;
};

/** What is named the same in every state of a level. */
export type VisualNames = ReturnType<typeof nameVisual>;

/** Names the parts of a visual of the layout, drilled so many levels down. */
export function nameVisual(
  report: Worded,
  { id, view, measures, spec, pivot }: VisualLayout,
  depth: number,
) {
  const groups = spec.kind === "matrix" ? spec.groups?.view : undefined;
  return {
    words: report.text.report.visuals[id],
    measures: measures.map((measure) => nameMeasure(report, measure)),
    whole: pivot === undefined ? undefined : nameMeasure(report, pivot),
    axes: view === "total" ? [] : nameAxes(report, view, depth),
    groupNames: groups === undefined ? undefined : nameAxes(report, groups)[0],
  };
}

/** What a state makes of a visual of the layout. */
export function makeVisualProps(
  report: Worded,
  layout: VisualLayout,
  names: VisualNames,
  acts: VisualActs,
  { state, read }: Pick<ReportSnapshot, "read"> & { state: ReportState },
): VisualProps {
  const { id, view } = layout;
  const { format, text, tips, module } = report;
  const { measures, whole } = names;
  const declaration = module.definition.views[view];
  const isFilterable = declaration?.isFilterable === true;
  const levels = declaration?.shape.kind === "bins" ? declaration.shape.levels.length : 1;
  const result = read(view);
  const drawn = whole === undefined ? result : pivotMeasures(result, measures);
  const selection = state.filters[view] ?? null;
  const base = {
    id,
    ...sayOfRows(layout, names.words, drawn),
    targetName: names.words?.target,
    groupNames: names.groupNames,
    result: drawn,
    read,
    measures,
    axes: names.axes,
    selection,
    onSelect: isFilterable ? acts.onSelect : undefined,
    onDrill: result.depth < levels - 1 ? acts.onDrill : undefined,
    onDrillUp: result.depth > 0 ? acts.onDrillUp : undefined,
    sort: state.sort[view] ?? layout.sort ?? null,
    onSort: acts.onSort,
    height: state.focus === id ? focusHeight : layout.height,
    format,
    tips,
  };
  if (whole === undefined) return base;
  const size = { rows: measures.length, columns: result.size };
  return {
    ...base,
    measures: [whole],
    axes: [
      {
        name: text.charts.table.measure,
        label: (measure) => text.report.measures[measure]?.name ?? measure,
      },
      ...names.axes,
    ],
    selection: pivotSelection(selection, size),
    onSelect: isFilterable
      ? (next) => acts.onSelect(unpivotSelection(next, selection, size))
      : undefined,
  };
}
