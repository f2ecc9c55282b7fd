import type { ReportDefinition } from "../../../query/report-definition.ts";
import type { ReportResult } from "../../../query/report-model.ts";
import type { ReportState } from "../../../query/state/report-state.ts";
import type { ViewResult } from "../../../query/view-result.ts";
import { isAdditive } from "../../../query/measures/is-additive.ts";
import { narrowState } from "../narrow-state.ts";
import type { Counter } from "../../../query/open-counter.ts";
import type { Spotlight } from "../../../query/state/present-visual.ts";

/**
 * Returns the values of the part in the spotlight for a view; without rows, 0 for additive measures and NaN for others.
 */
export type ReadPart = (view: string, whole: ViewResult) => ViewResult["totals"];

export function openPart(
  definition: ReportDefinition,
  spotlight: Spotlight,
  { state, views, count }: { state: ReportState; views: readonly string[]; count: Counter },
): ReadPart {
  const narrowed = narrowState(state, spotlight.view, [spotlight.bin]);
  const part: ReportResult | null = narrowed && count(narrowed, views);
  const valueOfNone = (measure: string): number =>
    isAdditive(definition.measures[measure]!.value) ? 0 : Number.NaN;
  return (view, whole) => {
    if (view === spotlight.view) return readOwn(spotlight, state, whole, valueOfNone);
    if (part === null) return (measure) => new Float64Array(whole.size).fill(valueOfNone(measure));
    return part.read(view).values;
  };
}

/**
 * Returns the part in the spotlight's own view, which does not filter itself: the bin, or all bins where it was drilled
 * into.
 */
function readOwn(
  { view, bin }: Spotlight,
  { drill }: ReportState,
  whole: ViewResult,
  valueOfNone: (measure: string) => number,
): ViewResult["totals"] {
  const [outermost] = drill[view] ?? [];
  return (measure) =>
    whole
      .values(measure)
      .map((value, code) =>
        (outermost === undefined ? code === bin : outermost === bin) ? value : valueOfNone(measure),
      );
}
