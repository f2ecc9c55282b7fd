import type { ColumnDeclaration } from "./column.ts";
import { ReportFault } from "../report-fault.ts";
import type { Table } from "./table.ts";

const opened = new WeakMap<ColumnDeclaration, Table>();

/** Opens the calendar behind a column of days: a row for each day, with the columns that depend on the day. */
export function openCalendar({ columns }: Table, day: string): Table {
  const declaration = columns[day]?.declaration;
  if (declaration?.kind !== "day") {
    throw new ReportFault(`column "${day}"`, "is no column of days", "name one");
  }
  const known = opened.get(declaration);
  if (known !== undefined) return known;
  const { first, last } = declaration;
  const rowCount = last - first + 1;
  const dated = Object.entries(columns).flatMap(([name, { declaration: own }]) => {
    if (name !== day && own.ofDay?.column !== day) return [];
    const values = Int32Array.from({ length: rowCount }, (_, at) =>
      name === day ? first + at : own.ofDay!.values[at]!,
    );
    return [[name, { declaration: own, values }] as const];
  });
  const calendar = { rowCount, columns: Object.fromEntries(dated) };
  opened.set(declaration, calendar);
  return calendar;
}
