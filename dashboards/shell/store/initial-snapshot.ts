import { totalView } from "../../query/check-definition.ts";
import type { ReportModel, ReportResult } from "../../query/report-model.ts";
import { mapSides, type Sides } from "../../query/comparison/sides.ts";
import type { ViewResult } from "../../query/view-result.ts";
import type { OpeningClaim } from "../claims/describe-opening.ts";
import type { ReportDefinition } from "../../query/report-definition.ts";

/**
 * What a report opens with, made at build time: values by bin, null for none, the bins without rows, and what its first page claims: all
 * of it is true, or the build fails (D14).
 */
export type InitialSnapshot = {
  rowCount: number;
  rowless: Readonly<Record<string, readonly number[]>>;
  views: Readonly<Record<string, Readonly<Record<string, readonly (number | null)[]>>>>;
  /** What the total is compared with, by measure: both sides; none where nothing is. */
  compared: Readonly<Record<string, Sides<number | null>>>;
  claims: Readonly<Record<string, OpeningClaim>>;
  /** Address of the script with the claims of all pages. */
  claimsScript?: string;
};

/** More digits than any drawing or text can show. */
const precision = 12;

/** `claims` as `readOpeningClaims` gives them. */
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

/** Turns it into a result; axes and bins are those of a result over no rows. */
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
