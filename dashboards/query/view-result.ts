import { mapSides, type Sides } from "./comparison/sides.ts";
import { addsUp } from "./measures/adds-up.ts";
import { evaluateMeasure, type MeasureContext } from "./measures/evaluate-measure.ts";
import type { Contexts } from "./measures/make-contexts.ts";
import { listParts, type Measure, type MeasureDeclaration } from "./measures/measure.ts";
import { ReportFault } from "./report-fault.ts";
import type { Axis } from "./table/axis.ts";

/** The result of a view in one state, computed when first read; later states do not change it. */
export type ViewResult = {
  axes: readonly Axis[];
  depth: number;
  size: number;
  /** Bins to draw: all, or the children of the bin drilled into. */
  shown: readonly number[];
  /** Value of each bin under the filters of the other views (`totals`: without any); NaN where there is none. */
  values: (measure: string) => Float64Array;
  totals: (measure: string) => Float64Array;
  hasRows: (bin: number) => boolean;
  /**
   * Value of all shown bins together; NaN for measures that are not additive, and for those that the view does not
   * have.
   */
  whole: (measure: string) => number;
  countRows: (bin: number) => number;
  /**
   * Values of both sides of the comparison; null without one. Only for a view with measures of change, and the total.
   */
  compared: (measure: string) => Sides<Float64Array> | null;
  /** True where other views filter; a claim about the whole need not hold then (D24). */
  isFiltered: () => boolean;
  /** Columns that other views filter. */
  filteredColumns: readonly string[];
};

/**
 * Makes the result of a view; `values` and `totals` throw a `ReportFault` for a measure that the view does not have.
 */
export function makeViewResult(
  view: Pick<ViewResult, "axes" | "depth" | "size" | "shown" | "filteredColumns">,
  measures: ReadonlyMap<string, MeasureDeclaration>,
  contexts: Contexts,
): ViewResult {
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
  const known = new Map<string, Float64Array>();
  const read = (when: keyof Contexts, id: string): Float64Array => {
    const key = `${when} ${id}`;
    const values = known.get(key) ?? evaluate(id, contexts[when]());
    known.set(key, values);
    return values;
  };
  const elsewhere = [...measures.keys()].filter((id) => {
    const { value } = measures.get(id)!;
    return value.kind === "presence" || hasInterval(value);
  });
  const countRows = (when: keyof Contexts, bin: number): number => {
    const { sums, width } = contexts[when]();
    return sums[bin * width]!;
  };
  return {
    ...view,
    values: (id) => read("filtered", id),
    totals: (id) => read("unfiltered", id),
    // A bin may have rows present that entered before it, or count those of other days, and have none of its own.
    hasRows: (bin) =>
      countRows("filtered", bin) > 0 ||
      elsewhere.some((id) => Math.abs(read("filtered", id)[bin]!) > 0),
    whole: (id) => {
      const value = measures.get(id)?.value;
      return value !== undefined && addsUp(value)
        ? evaluateMeasure(value, contexts.filtered().whole("view"), 0)
        : Number.NaN;
    },
    countRows: (bin) => countRows("filtered", bin),
    compared: (id) => mapSides(contexts.filtered().sides(), (side) => evaluate(id, side)),
    isFiltered: () => {
      for (let bin = 0; bin < view.size; bin += 1) {
        if (countRows("filtered", bin) < countRows("unfiltered", bin)) return true;
      }
      return false;
    },
  };
}

/** True of a measure that counts rows of other days. */
function hasInterval(measure: Measure): boolean {
  return measure.kind === "interval" || listParts(measure).some(hasInterval);
}
