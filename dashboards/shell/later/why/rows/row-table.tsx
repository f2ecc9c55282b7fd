import { readBlank } from "../../../../query/table/column.ts";
import type { Column, Table } from "../../../../query/table/table.ts";
import type { Sort } from "../../../../query/state/report-state.ts";
import { SortHead } from "../../../../render/table/sort-head.tsx";
import { TableScroll } from "../../../../render/table/table-scroll.tsx";
import { useReport, type OpenReport } from "../../../store/use-report.ts";

type RowTableProps = {
  table: Table;
  rows: Uint32Array;
  name: string;
  sort: Sort | null;
  onSort: (next: Sort | null) => void;
};

/** A page of rows, every column as it is downloaded. */
export function RowTable({ table, rows, name, sort, onSort }: RowTableProps) {
  const report = useReport();
  const { copy, format } = report;
  const columns = Object.entries(table.columns);
  const [first] = columns;
  const writers = columns.map(([, column]) => makeWriter(report, column));
  return (
    <TableScroll>
      <table className="numbers">
        <caption className="unseen">{name}</caption>
        <thead>
          <tr>
            {columns.map(([id, { declaration }]) => (
              <SortHead
                key={id}
                head={{
                  key: id,
                  name: copy.report.columns[id] ?? id,
                  isNumber: declaration.kind === "integer",
                  by: id,
                }}
                label={format.copy.table.sort}
                sort={sort}
                onSort={onSort}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rows].map((row) => (
            <tr key={row}>
              {columns.map(([id, { declaration }], at) =>
                id === first?.[0] ? (
                  <th key={id} scope="row">
                    {writers[at]!(row)}
                  </th>
                ) : (
                  <td key={id} className={declaration.kind === "integer" ? undefined : "why-name"}>
                    {writers[at]!(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

function makeWriter(
  { copy, format }: OpenReport,
  { declaration, values }: Column,
): (row: number) => string {
  if (declaration.kind === "dictionary") {
    const { labels } = copy.report;
    return (row) => {
      const id = declaration.labels[values[row]!]!;
      return labels[id] ?? id;
    };
  }
  const blank = readBlank(declaration);
  const scale = declaration.kind === "day" ? 1 : declaration.scale;
  const decimals = scale === 1 ? 0 : Math.min(Math.ceil(Math.log10(scale)), 2);
  const write = (value: number): string =>
    declaration.kind === "day"
      ? format.day(value)
      : format.plain({ unit: "count", decimals }, value / scale);
  return (row) => (values[row] === blank ? "" : write(values[row]!));
}
