import { SeededRandom } from "../../../dashboards/data/seeded-random.ts";
import { selectBins, type ReportState } from "../../../dashboards/query/state/report-state.ts";
import type { LoadedReport } from "../report-model.ts";

/** Returns a state for every value of every slicer. */
export function listSlicerStates({ module, model }: LoadedReport): ReportState[] {
  return module.layout.slicers.flatMap(({ view, kind }) =>
    model
      .axes(model.start, view)
      .flatMap(({ size }) =>
        Array.from({ length: size }, (_, bin) =>
          selectBins(model.start, view, kind === "range" ? { from: bin, to: bin + 1 } : [bin]),
        ),
      ),
  );
}

/** Selects some bins of one to three filterable views, with one axis or, with `maxAxes` of 2, pairs. */
export function drawStates(
  { module, model }: LoadedReport,
  count: number,
  { maxAxes = 1 } = {},
): ReportState[] {
  const random = new SeededRandom(7);
  const views = Object.entries(module.definition.views).flatMap(([view, { isFilterable }]) =>
    isFilterable && model.axes(model.start, view).length <= maxAxes ? view : [],
  );
  return Array.from({ length: count }, () => {
    let state = model.start;
    for (let left = 1 + random.below(3); left > 0; left -= 1) {
      const view = views[random.below(views.length)]!;
      const size = model.axes(model.start, view).reduce((all, axis) => all * axis.size, 1);
      const chosen = Array.from({ length: 1 + random.below(3) }, () => random.below(size));
      state = selectBins(
        state,
        view,
        [...new Set(chosen)].toSorted((a, b) => a - b),
      );
    }
    return state;
  });
}
