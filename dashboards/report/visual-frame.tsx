import { memo, useMemo, useState } from "react";
import { DrawVisual } from "./draw-visual.tsx";
import { drillDown, drillUp, selectBins, sortView } from "../engine/report-state.ts";
import { fillText } from "../charts/fill-text.ts";
import type { VisualProps } from "../charts/visual.ts";
import { Breadcrumb } from "./breadcrumb.tsx";
import { findHighlight } from "./find-highlight.ts";
import { HowComputed } from "./how-computed.tsx";
import { nameAxes, nameMeasure } from "./name-parts.ts";
import { pivotMeasures, pivotSelection, unpivotSelection } from "./pivot-measures.ts";
import type { VisualLayout } from "./report-layout.ts";
import { useReport, useSnapshot } from "./use-report.ts";
import { VisualMenu } from "./visual-menu.tsx";

/** One visual of a page with all that goes with it: menu, path of the drill, table, how it is computed. */
export const VisualFrame = memo(function VisualFrame({ layout }: { layout: VisualLayout }) {
  const [isTable, setIsTable] = useState(false);
  const [isHowShown, setIsHowShown] = useState(false);
  const { text } = useReport();
  const props = useVisualProps(layout);
  const { title } = props;
  return (
    <div
      className={`visual-frame span-${String(layout.span)}`}
      data-visual={layout.id}
      data-view={layout.view}
    >
      <DrawVisual
        {...props}
        isTable={isTable}
        actions={
          <VisualMenu
            visual={props}
            view={layout.view}
            name={fillText(text.shell.visual.menu, { title })}
            isTable={isTable}
            onTable={() => setIsTable(!isTable)}
            onHow={() => setIsHowShown(!isHowShown)}
          />
        }
        lead={<Breadcrumb view={layout.view} />}
      />
      {isHowShown && (
        <HowComputed measures={layout.measures} onClose={() => setIsHowShown(false)} />
      )}
    </div>
  );
});

/** What the state makes of a visual of the layout. */
function useVisualProps(layout: VisualLayout): VisualProps {
  const report = useReport();
  const { state, read } = useSnapshot();
  const { id, view, isPivot = false } = layout;
  const { format, text, tips } = report;

  const fixed = useMemo(() => {
    const measures = layout.measures.map((measure) => nameMeasure(report, measure));
    const axes = view === "total" ? [] : nameAxes(report, view);
    const words = text.report.visuals[id];
    const declaration = report.module.definition.views[view];
    return { measures, axes, words, isFilterable: declaration?.isFilterable === true };
  }, [report, layout, view, id, text]);

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
    height: layout.height,
    format,
    words: text.charts,
    tips,
  };
  if (!isPivot) return base;
  const size = { rows: fixed.measures.length, columns: result.size };
  const [first] = fixed.measures;
  return {
    ...base,
    result: pivotMeasures(result, fixed.measures),
    measures: first === undefined ? [] : [{ ...first, name: fixed.words?.note ?? first.name }],
    axes: [
      { name: "", label: (measure) => text.report.measures[measure]?.name ?? measure },
      ...fixed.axes,
    ],
    selection: pivotSelection(selection, size),
    onSelect: fixed.isFilterable
      ? (next) => acts.onSelect(unpivotSelection(next, selection, size))
      : undefined,
  };
}
