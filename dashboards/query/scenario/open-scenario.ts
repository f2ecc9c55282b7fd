import type { ReportDefinition } from "../report-definition.ts";
import { openModel, type ReportModel, type ReportResult } from "../report-model.ts";
import type { ReportState } from "../state/report-state.ts";
import { bindColumns, type Table } from "../table/table.ts";
import type { ViewResult } from "../view-result.ts";
import { completeSettings, type Scenario, type Settings } from "./scenario.ts";

type Rows = { table: Table; model: ReportModel };

export type OpenScenario = {
  settings: (asked: Settings) => Settings;
  /** Returns the changed rows; those of the last settings are cached. */
  open: (asked: Settings) => Rows;
  /** Counts the changed rows; `totals` of a view are the actual values under the same filters. */
  show: (state: ReportState, asked: Settings, actual: ReportResult) => ReportResult;
};

/** Counts the rows of a report again for each setting of its scenario. */
export function openScenario(
  definition: ReportDefinition,
  { table, model }: Rows,
  scenario: Scenario,
): OpenScenario {
  const binned = listBinnedColumns(definition);
  const { codes, groups } = model.readCounted();
  const columns = Object.fromEntries(
    Object.entries(table.columns).map(([name, { values }]) => [name, values]),
  );
  let last: { key: string; rows: Rows } | undefined;
  const settings = (asked: Settings): Settings => completeSettings(scenario, asked);
  const open = (asked: Settings): Rows => {
    const complete = settings(asked);
    const key = JSON.stringify(complete);
    if (last?.key !== key) {
      const changed = scenario.change(table, complete);
      const bound = bindColumns(definition.columns, { ...columns, ...changed });
      // The bins of the rows are reused if no binned column changes.
      const isMoving = Object.keys(changed).some((column) => binned.has(column));
      const tried = openModel(definition, bound, isMoving || groups !== null ? null : { codes });
      last = { key, rows: { table: bound, model: tried } };
    }
    return last.rows;
  };
  return {
    settings,
    open,
    show: (state, asked, actual) => {
      const result = open(asked).model.show(state);
      const known = new Map<ViewResult, ViewResult>();
      return {
        ...result,
        read: (view, depth) => {
          const changed = result.read(view, depth);
          const compared = known.get(changed) ?? compareResults(changed, actual.read(view, depth));
          known.set(changed, compared);
          return compared;
        },
      };
    },
  };
}

function listBinnedColumns({ views }: ReportDefinition): Set<string> {
  return new Set(
    Object.values(views).flatMap(({ shape }) =>
      shape.kind === "pair"
        ? [shape.rows.column, shape.columns.column]
        : shape.levels.map(({ column }) => column),
    ),
  );
}

/** Shows the bins that either result has, including those that the scenario empties. */
function compareResults(changed: ViewResult, actual: ViewResult): ViewResult {
  return {
    ...changed,
    totals: actual.values,
    hasRows: (bin) => changed.hasRows(bin) || actual.hasRows(bin),
    isFiltered: actual.isFiltered,
  };
}
