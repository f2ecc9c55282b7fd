import type { ReportDefinition } from "../../query/report-definition.ts";
import { createModel, type ReportModel, type ReportResult } from "../../query/report-model.ts";
import type { ReportOutline } from "../../query/report-outline.ts";
import type { ReportState } from "../../query/state/report-state.ts";
import type { Integers } from "../../query/table/column.ts";
import { createTable, type Table } from "../../query/table/table.ts";
import { openInitialSnapshot, type InitialSnapshot } from "./initial-snapshot.ts";

type Columns = Readonly<Record<string, Integers>>;
type CountedRows = { table: Table; model: ReportModel };

/** A report that need not have its rows yet. */
export type ReportSource = {
  outline: ReportOutline;
  rowCount: number;
  /** Makes the rows if the state is another than the start. */
  show: (state: ReportState) => ReportResult;
  /** The rows and the model over them, made now if they are not there. */
  readRows: () => CountedRows;
};

/** Makes a source that answers the start from its initial snapshot; without one the rows are made at once. */
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
