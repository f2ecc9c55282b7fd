import type { ReportDefinition } from "../../query/report-definition.ts";
import { createModel, type ReportModel, type ReportResult } from "../../query/report-model.ts";
import type { ReportOutline } from "../../query/report-outline.ts";
import type { ReportState } from "../../query/state/report-state.ts";
import type { Integers } from "../../query/table/column.ts";
import { createTable, type Table } from "../../query/table/table.ts";
import { openInitialSnapshot, type InitialSnapshot } from "./initial-snapshot.ts";

type Columns = Readonly<Record<string, Integers>>;
type CountedRows = { table: Table; model: ReportModel };

/** Answers the start from an initial snapshot, and makes the rows when another state is shown or they are asked for. */
export type ReportSource = {
  outline: ReportOutline;
  rowCount: number;
  show: (state: ReportState) => ReportResult;
  readRows: () => CountedRows;
};

/** Without an initial snapshot the rows are made at once. */
export function createReportSource(
  definition: ReportDefinition,
  generate: () => Columns,
  initial: InitialSnapshot | null,
): ReportSource {
  const none = Object.keys(definition.columns).map((name) => [name, new Uint8Array()]);
  const outline = createModel(
    definition,
    createTable(definition.columns, Object.fromEntries(none) as Columns),
  );
  const { start } = outline;
  let rows: CountedRows | null = null;
  const readRows = (): CountedRows => {
    if (rows !== null) return rows;
    const table = createTable(definition.columns, generate());
    rows = { table, model: createModel(definition, table) };
    // The next change of filter then moves only the rows that it concerns.
    rows.model.show(start);
    return rows;
  };
  const opening = initial && openInitialSnapshot(initial, outline.show(start));
  return {
    outline,
    rowCount: initial?.rowCount ?? readRows().table.rowCount,
    show: (state) =>
      opening !== null && rows === null && state === start ? opening : readRows().model.show(state),
    readRows,
  };
}
