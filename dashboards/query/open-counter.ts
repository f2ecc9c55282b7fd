import type { ReportDefinition } from "./report-definition.ts";
import { openModel, type ReportModel, type ReportResult } from "./report-model.ts";
import type { ReportState } from "./state/report-state.ts";
import type { Table } from "./table/table.ts";

/** Counts parts of the rows beside the shown results. */
export type Counter = (state: ReportState, views: readonly string[]) => ReportResult;

/** Opens a second model of the same rows at the first count, since the first model keeps its filters. */
export function openCounter(
  definition: ReportDefinition,
  { table, model }: { table: Table; model: ReportModel },
): Counter {
  const pages = definition.pages.map((page) => ({ ...page, views: [] }));
  let own: ReportModel | undefined;
  return (state, views) => {
    if (own === undefined) {
      const { codes, amounts } = model.readCounted();
      own = openModel({ ...definition, pages }, table, { codes, amounts });
    }
    return own.show(state, views);
  };
}
