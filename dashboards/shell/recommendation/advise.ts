import {
  recommendFor,
  type Recommend,
  type Recommendation,
} from "../../query/claims/recommendation.ts";
import { listFilteredColumns } from "../../query/claims/list-read-columns.ts";
import type { ReportDefinition } from "../../query/report-definition.ts";
import type { ReportResult } from "../../query/report-model.ts";
import type { ReportState } from "../../query/state/report-state.ts";
import type { Table } from "../../query/table/table.ts";

/**
 * Recommends for the rows of a result, with the lever as it is set; undefined where there are too many rows to go
 * through at each filter.
 */
export type Advise = (
  table: Table,
  state: ReportState,
  result: ReportResult,
  set?: number,
) => Recommendation | undefined;

/** A million rows, as a visitor may try. */
const mostRows = 500_000;

export function createAdvise(
  definition: Pick<ReportDefinition, "views">,
  recommend: Recommend,
): Advise {
  return (table, state, result, set) =>
    table.rowCount > mostRows
      ? undefined
      : recommendFor(
          recommend,
          table,
          result.listRows(),
          listFilteredColumns(definition, state, ""),
          set,
        );
}
