import { createModel, type ReportModel } from "../../dashboards/query/report-model.ts";
import type { Where } from "../../dashboards/query/report-definition.ts";
import type { ViewResult } from "../../dashboards/query/view-result.ts";
import { createTable, type Table } from "../../dashboards/query/table/table.ts";
import type { ReportModule } from "../../dashboards/shell/report-layout.ts";

/**
 * A report opened for a test: its rows, and a view's measure in the order of its bins, or by label id (or bin number).
 */
export type OpenedReport = {
  columns: ReturnType<ReportModule["generate"]>;
  table: Table;
  model: ReportModel;
  list: (view: string, measure: string, where?: Where) => number[];
  read: (view: string, measure: string, where?: Where) => Record<string, number>;
};

/** Opens a report as the browser does; the filters of `where` apply to every view but their own. */
export function openReport({ definition, generate }: ReportModule): OpenedReport {
  const columns = generate();
  const table = createTable(definition.columns, columns);
  const model = createModel(definition, table);
  const open = (view: string, where: Where = {}): ViewResult => {
    const state = model.stateOf({ id: "test", page: model.start.page, where });
    return model.show(state, [view]).read(view);
  };
  return {
    columns,
    table,
    model,
    list: (view, measure, where) => [...open(view, where).values(measure)],
    read: (view, measure, where) => {
      const { axes, shown, values } = open(view, where);
      const numbers = values(measure);
      const name = (bin: number): string => {
        const [rows, across] = axes;
        if (rows?.kind !== "labels") return String(bin);
        if (across === undefined) return rows.labels[bin]!;
        const column = bin % across.size;
        const row = rows.labels[Math.floor(bin / across.size)]!;
        return `${row} ${across.kind === "labels" ? across.labels[column]! : String(column)}`;
      };
      return Object.fromEntries(shown.map((bin) => [name(bin), numbers[bin]!]));
    },
  };
}

/** Returns the names of the highest and lowest numbers. */
export function findEnds(values: Readonly<Record<string, number>>): {
  highest: string;
  lowest: string;
} {
  const names = Object.keys(values).toSorted((a, b) => values[a]! - values[b]!);
  return { highest: names.at(-1)!, lowest: names[0]! };
}
