import { totalView } from "../../query/check-definition.ts";
import type { Recommendation } from "../../query/claims/recommendation.ts";
import type { ReportModel, ReportResult } from "../../query/report-model.ts";
import { mapSides, type Sides } from "../../query/comparison/sides.ts";
import type { ViewResult } from "../../query/view-result.ts";
import type { OpeningClaim } from "../claims/describe-opening.ts";
import type { ReportDefinition } from "../../query/report-definition.ts";

/**
 * The initial results of a report, computed by the build: values by bin, null for none, the bins without rows, and the
 * claims of the first page, all of them true, or the build fails (D14).
 */
export type InitialSnapshot = {
  rowCount: number;
  rowless: Readonly<Record<string, readonly number[]>>;
  views: Readonly<Record<string, Readonly<Record<string, readonly (number | null)[]>>>>;
  /** Both sides of the comparison of the total, by measure; empty without a comparison. */
  compared: Readonly<Record<string, Sides<number | null>>>;
  claims: Readonly<Record<string, OpeningClaim>>;
  recommendation?: Recommendation;
  /** Address of the script with the claims of all pages. */
  claimsScript?: string;
};

/** Significant digits, more than any drawing or text shows. */
const precision = 12;

/** Computes the snapshot; `claims` are from `readOpeningClaims`. */
export function readInitialSnapshot(
  definition: ReportDefinition,
  model: ReportModel,
  claims: InitialSnapshot["claims"] = {},
): InitialSnapshot {
  const { read } = model.show(model.start);
  const [page] = definition.pages;
  const everything = Object.keys(definition.measures);
  const rowless: Record<string, readonly number[]> = {};
  const views = [totalView, ...page!.views].map((view) => {
    const measures = definition.views[view]?.measures ?? everything;
    const result = read(view);
    const bins = result.shown.filter((bin) => !result.hasRows(bin));
    if (bins.length > 0) rowless[view] = bins;
    const values = measures.map((measure) => [measure, Array.from(result.values(measure), round)]);
    return [view, Object.fromEntries(values)] as const;
  });
  const total = read(totalView);
  const compared = everything.flatMap((measure) => {
    const sides = mapSides(total.compared(measure), ([value]) => round(value!));
    return sides === null ? [] : [[measure, sides] as const];
  });
  return {
    rowCount: model.rowCount,
    rowless,
    views: Object.fromEntries(views),
    compared: Object.fromEntries(compared),
    claims,
  };
}

/** Converts a snapshot into a result; axes and bins are those of a result without rows. */
export function openInitialSnapshot(
  { rowCount, rowless, views, compared }: InitialSnapshot,
  empty: ReportResult,
): ReportResult {
  const results = new Map(
    Object.entries(views).map(([view, measures]) => {
      const known = new Map<string, Float64Array>();
      const values = (id: string): Float64Array => {
        const read =
          known.get(id) ?? Float64Array.from(measures[id]!, (value) => value ?? Number.NaN);
        known.set(id, read);
        return read;
      };
      const isRowless = new Set(rowless[view]);
      const result: ViewResult = {
        ...empty.read(view),
        values,
        totals: values,
        hasRows: (bin) => !isRowless.has(bin),
        compared: (id) =>
          mapSides(compared[id] ?? null, (value) => Float64Array.of(value ?? Number.NaN)),
        isFiltered: () => false,
      };
      return [view, result];
    }),
  );
  return {
    read: (view) => results.get(view)!,
    countRows: () => rowCount,
    listRows: () => Uint32Array.from({ length: rowCount }, (_, row) => row),
  };
}

function round(value: number): number | null {
  return Number.isNaN(value) ? null : Number(value.toPrecision(precision));
}
