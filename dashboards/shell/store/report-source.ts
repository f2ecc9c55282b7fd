import type { ReportDefinition } from "../../query/report-definition.ts";
import { openModel, type ReportResult } from "../../query/report-model.ts";
import type { ReportOutline } from "../../query/report-outline.ts";
import type { ReportState } from "../../query/state/report-state.ts";
import { bindColumns } from "../../query/table/table.ts";
import { openInitialSnapshot, type InitialSnapshot } from "./initial-snapshot.ts";
import type { ReportRows } from "./make-rows.ts";

/** Answers the start from an initial snapshot, and everything from rows once they are there. */
export type ReportSource = {
  outline: ReportOutline;
  /** 0 where there is neither snapshot nor rows yet. */
  readonly rowCount: number;
  /** A promise where rows are needed that are not there yet: ask again once it has resolved. */
  show: (state: ReportState) => ReportResult | Promise<unknown>;
  /** They are made once, when first asked for. */
  loadRows: () => Promise<ReportRows>;
};

export function createReportSource(
  definition: ReportDefinition,
  makeRows: () => Promise<ReportRows>,
  initial: InitialSnapshot | null,
): ReportSource {
  const outline = makeRowlessModel(definition);
  const { start } = outline;
  const opening = initial && openInitialSnapshot(initial, outline.show(start));
  let rows: ReportRows | null = null;
  let loading: Promise<ReportRows> | undefined;
  const load = async (): Promise<ReportRows> => (rows = await makeRows());
  const loadRows = async (): Promise<ReportRows> => (loading ??= load());
  return {
    outline,
    get rowCount() {
      return rows?.table.rowCount ?? initial?.rowCount ?? 0;
    },
    show: (state) => {
      if (rows !== null) return rows.model.show(state);
      return opening !== null && state === start ? opening : loadRows();
    },
    loadRows,
  };
}

function makeRowlessModel(definition: ReportDefinition) {
  const columns = Object.keys(definition.columns).map((name) => [name, new Uint8Array()] as const);
  return openModel(definition, bindColumns(definition.columns, Object.fromEntries(columns)));
}
