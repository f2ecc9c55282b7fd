import { expect, test } from "vitest";
import { dayNumber } from "../../../query/table/calendar.ts";
import { day, dictionary, integer, scaledInteger } from "../../../query/table/column.ts";
import { createTable } from "../../../query/table/table.ts";
import { rowsToCsv } from "./rows-to-csv.ts";

const table = createTable(
  {
    kind: dictionary(["plain", "odd"]),
    count: integer(0, 9),
    euros: scaledInteger(0, 100_000, 100),
    day: day(dayNumber(2024, 1, 1), dayNumber(2024, 12, 31)),
  },
  {
    kind: Uint8Array.of(0, 1, 0),
    count: Uint8Array.of(1, 2, 3),
    euros: Int32Array.of(1234, 5, 100),
    day: Int32Array.of(dayNumber(2024, 1, 2), dayNumber(2024, 12, 31), dayNumber(2024, 3, 4)),
  },
);
const columns = { kind: "KIND", count: "COUNT", euros: "EUROS", day: "DAY" };
const labels = { plain: "Uno", odd: 'a;b,"c"' };
const write = (language: "es" | "en"): string =>
  [...rowsToCsv(table, Uint32Array.of(0, 1), { language, report: { columns, labels } })].join("");

test("writes the rows asked for, as spreadsheets of each language read them", () => {
  expect(write("es")).toBe(
    '\uFEFFKIND;COUNT;EUROS;DAY\r\nUno;1;12,34;2024-01-02\r\n"a;b,""c""";2;0,05;2024-12-31\r\n',
  );
  expect(write("en")).toBe(
    '\uFEFFKIND,COUNT,EUROS,DAY\r\nUno,1,12.34,2024-01-02\r\n"a;b,""c""",2,0.05,2024-12-31\r\n',
  );
});
