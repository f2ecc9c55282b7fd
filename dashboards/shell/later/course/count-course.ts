import { isAdditive } from "../../../query/measures/is-additive.ts";
import type { ReportDefinition } from "../../../query/report-definition.ts";
import type { ReportState } from "../../../query/state/report-state.ts";
import type { Counter } from "../../../query/open-counter.ts";
import type { Course } from "./find-course.ts";

export type CountedCourse = { values: Float64Array; mean: number };

/** Counts a course step by step, and its mean: of a sum the mean step, of a rate the rate of all rows. */
export function countCourse(
  { measures }: Pick<ReportDefinition, "measures">,
  count: Counter,
  state: ReportState,
  { view, measure }: Course,
): CountedCourse {
  const { read } = count(state, [view]);
  const values = read(view).values(measure);
  const whole = read("total").values(measure)[0]!;
  return { values, mean: isAdditive(measures[measure]!.value) ? whole / values.length : whole };
}
