import type { Axis } from "./table/axis.ts";
import { evaluateMeasure, type MeasureContext } from "./measures/evaluate-measure.ts";
import type { MeasureDeclaration } from "./measures/measure.ts";
import { ReportFault } from "./report-fault.ts";

/** What a view shows: numbers by bin, computed when first asked for; valid until the model shows another state. */
export type ViewResult = {
  /** One axis, or rows and columns; none for the total. */
  axes: readonly Axis[];
  /** Level it is drilled to; 0 is the coarsest. */
  depth: number;
  size: number;
  /** Bins to draw: all, or the children of the bin drilled into. */
  shown: readonly number[];
  /** Values of a measure under the filters of the other views; NaN where there is none. */
  values: (measure: string) => Float64Array;
  /** Values of a measure without any filter. */
  totals: (measure: string) => Float64Array;
  /** Whether the filters of the other views leave a bin any rows. */
  hasRows: (bin: number) => boolean;
  /** Whether they keep any row out of the view: what was said of the whole need not hold then. */
  isFiltered: () => boolean;
};

/** Makes the result of a view from its sums, `now` filtered and `ever` not. */
export function makeViewResult(
  view: Pick<ViewResult, "axes" | "depth" | "size" | "shown">,
  measures: ReadonlyMap<string, MeasureDeclaration>,
  contexts: { now: () => MeasureContext; ever: () => MeasureContext },
): ViewResult {
  const known = new Map<string, Float64Array>();
  const read = (when: "now" | "ever", id: string): Float64Array => {
    const key = `${when} ${id}`;
    const values = known.get(key) ?? evaluate(id, contexts[when]());
    known.set(key, values);
    return values;
  };
  const evaluate = (id: string, context: MeasureContext): Float64Array => {
    const measure = measures.get(id);
    if (measure === undefined) {
      throw new ReportFault(
        `measure "${id}"`,
        "is not kept by this view",
        `list it with the view's measures: ${[...measures.keys()].join(", ")}`,
      );
    }
    return Float64Array.from({ length: view.size }, (_, bin) =>
      evaluateMeasure(measure.value, context, bin),
    );
  };
  const countRows = (when: "now" | "ever", bin: number): number => {
    const { sums, width } = contexts[when]();
    return sums[bin * width]!;
  };
  return {
    ...view,
    values: (id) => read("now", id),
    totals: (id) => read("ever", id),
    hasRows: (bin) => countRows("now", bin) > 0,
    isFiltered: () => {
      for (let bin = 0; bin < view.size; bin += 1) {
        if (countRows("now", bin) < countRows("ever", bin)) return true;
      }
      return false;
    },
  };
}
