import { createModel } from "../../dashboards/query/report-model.ts";
import type { Where } from "../../dashboards/query/report-definition.ts";
import { createTable, type Table } from "../../dashboards/query/table/table.ts";
import type { ReportModule } from "../../dashboards/shell/report-layout.ts";

/** A report opened for a test: its rows, and a measure of a view by label id (or number of the bin). */
export type OpenedReport = {
  table: Table;
  read: (view: string, measure: string, where?: Where) => Record<string, number>;
};

/** Opens a report as the browser does; the filters of `where` count for every view but their own. */
export function openReport({ definition, generate }: ReportModule): OpenedReport {
  const table = createTable(definition.columns, generate());
  const model = createModel(definition, table);
  return {
    table,
    read: (view, measure, where = {}) => {
      const state = model.stateOf({ id: "test", page: model.start.page, where });
      const { axes, shown, values } = model.show(state, [view]).read(view);
      const numbers = values(measure);
      const name = (bin: number): string => {
        const [rows, columns] = axes;
        if (rows?.kind !== "labels") return String(bin);
        if (columns === undefined) return rows.labels[bin]!;
        const column = bin % columns.size;
        const row = rows.labels[Math.floor(bin / columns.size)]!;
        return `${row} ${columns.kind === "labels" ? columns.labels[column]! : String(column)}`;
      };
      return Object.fromEntries(shown.map((bin) => [name(bin), numbers[bin]!]));
    },
  };
}

/** Names of the highest and of the lowest number. */
export function findEnds(values: Readonly<Record<string, number>>): {
  highest: string;
  lowest: string;
} {
  const names = Object.keys(values).toSorted((a, b) => values[a]! - values[b]!);
  return { highest: names.at(-1)!, lowest: names[0]! };
}
