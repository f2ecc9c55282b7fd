import { findDateAxis } from "../../../query/comparison/filtered-days.ts";
import { readVisual } from "../../../query/state/present-visual.ts";
import type { ReportState } from "../../../query/state/report-state.ts";
import type { VisualLayout } from "../../report-layout.ts";
import type { OpenReport } from "../../store/use-report.ts";

/** A view of one column of days, and the measure that is drawn over it. */
export type Course = { view: string; measure: string };

const [fewestSteps, mostSteps] = [4, 24];

type Declared = Pick<OpenReport, "outline" | "isTrial"> & {
  module: { definition: Pick<OpenReport["module"]["definition"], "views" | "comparedBy"> };
};

/**
 * Finds the view with the finest steps, 24 at most, of the days that periods are compared by, which has the first
 * measure of a visual; none for marks that are dates, for divided visuals and trials, and where dates are filtered.
 */
export function findCourse(
  { outline, isTrial, module }: Declared,
  state: ReportState,
  { id, view, measures, pivot }: VisualLayout,
): Course | undefined {
  const { views } = outline.shape;
  const [measure] = measures;
  const own = views[view]?.[0];
  const isDivided = pivot !== undefined || readVisual(state, id).dimension !== "";
  if (isTrial || state.scenario || isDivided || !own?.isFilterable) return undefined;
  const dated = Object.values(views).flatMap(([coarsest]) =>
    findDateAxis(module.definition, coarsest!) === null ? [] : [coarsest!],
  );
  const isFiltered = dated.some(({ view: name }) => state.filters[name] ?? state.drill[name]);
  if (isFiltered || dated.includes(own)) return undefined;
  const [finest] = dated
    .filter(({ axes, size }) => axes.length === 1 && axes[0]!.kind === "days" && size <= mostSteps)
    .filter(({ size, measures: kept }) => size >= fewestSteps && kept.has(measure!))
    .toSorted((a, b) => b.size - a.size);
  return finest && { view: finest.view, measure: measure! };
}
