import { useMemo } from "react";
import type { VisualProps } from "../charts/visual.ts";
import { drillDown, drillUp, selectBins, sortView } from "../engine/report-state.ts";
import { findHighlight } from "./find-highlight.ts";
import { nameAxes, nameMeasure } from "./name-parts.ts";
import { pivotMeasures, pivotSelection, unpivotSelection } from "./pivot-measures.ts";
import type { VisualLayout } from "./report-layout.ts";
import { useReport, useSnapshot } from "./use-report.ts";

/** Of a visual that fills the page by itself. */
const focusHeight = 520;

/** What the state makes of a visual of the layout. */
export function useVisualProps(layout: VisualLayout): VisualProps {
  const report = useReport();
  const { state, read } = useSnapshot();
  const { id, view, pivot } = layout;
  const { format, text, tips } = report;

  const depth = state.drill[view]?.length ?? 0;
  const fixed = useMemo(() => {
    const measures = layout.measures.map((measure) => nameMeasure(report, measure));
    const axes = view === "total" ? [] : nameAxes(report, view, depth);
    const words = text.report.visuals[id];
    const declaration = report.module.definition.views[view];
    const groups = layout.spec.kind === "matrix" ? layout.spec.groups?.view : undefined;
    const groupNames = groups === undefined ? undefined : nameAxes(report, groups)[0];
    const isFilterable = declaration?.isFilterable === true;
    return { measures, axes, words, groupNames, isFilterable };
  }, [report, layout, view, depth, id, text]);

  const acts = useMemo(() => {
    const { store } = report;
    return {
      onSelect: (next: VisualProps["selection"]) =>
        store.change((current) => selectBins(current, view, next)),
      onSort: (next: VisualProps["sort"]) =>
        store.change((current) => sortView(current, view, next)),
      onDrill: (bin: number) => store.change((current) => drillDown(current, view, bin)),
      onDrillUp: () => store.change((current) => drillUp(current, view)),
    };
  }, [report, view]);

  const result = read(view);
  const selection = state.filters[view] ?? null;
  const shape = report.module.definition.views[view]?.shape;
  const levels = shape?.kind === "bins" ? shape.levels.length : 1;
  const base = {
    id,
    title: fixed.words?.title ?? id,
    description: fixed.words?.note,
    targetName: fixed.words?.target,
    groupNames: fixed.groupNames,
    spec: layout.spec,
    result,
    read,
    measures: fixed.measures,
    axes: fixed.axes,
    selection,
    onSelect: fixed.isFilterable ? acts.onSelect : undefined,
    onDrill: result.depth < levels - 1 ? acts.onDrill : undefined,
    onDrillUp: result.depth > 0 ? acts.onDrillUp : undefined,
    sort: state.sort[view] ?? layout.sort ?? null,
    onSort: acts.onSort,
    highlight: findHighlight(result, layout.highlight),
    height: state.focus === id ? focusHeight : layout.height,
    format,
    tips,
  };
  if (pivot === undefined) return base;
  const size = { rows: fixed.measures.length, columns: result.size };
  const pivoted = pivotMeasures(result, fixed.measures);
  return {
    ...base,
    result: pivoted,
    highlight: view === "total" ? findHighlight(pivoted, layout.highlight) : base.highlight,
    measures: [nameMeasure(report, pivot)],
    axes: [
      {
        name: text.charts.table.measure,
        label: (measure) => text.report.measures[measure]?.name ?? measure,
      },
      ...fixed.axes,
    ],
    selection: pivotSelection(selection, size),
    onSelect: fixed.isFilterable
      ? (next) => acts.onSelect(unpivotSelection(next, selection, size))
      : undefined,
  };
}
