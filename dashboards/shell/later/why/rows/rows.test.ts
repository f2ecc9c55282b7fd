import { expect, test } from "vitest";
import { dayNumber } from "../../../../query/table/calendar.ts";
import { day, dictionary, scaledInteger } from "../../../../query/table/column.ts";
import { createTable } from "../../../../query/table/table.ts";
import { orderRows } from "./order-rows.ts";
import { searchRows } from "./search-rows.ts";

const first = dayNumber(2024, 3, 1);
const table = createTable(
  {
    place: dictionary(["b", "a", "c"]),
    price: scaledInteger(-500, 500_000, 100),
    day: day(first, first + 30),
  },
  {
    place: Uint8Array.of(0, 1, 2, 1),
    price: Int32Array.of(-250, 123_450, 100, -300),
    day: Uint16Array.of(first, first + 1, first + 2, first + 30),
  },
);
const all = Uint32Array.of(0, 1, 2, 3);
const names: Record<string, string> = { a: "Ávila", b: "Zamora", c: "Cádiz" };
const nameLabel = (id: string): string => names[id]!;

test.each([
  ["place", false, [1, 3, 2, 0]],
  ["place", true, [0, 2, 1, 3]],
  ["price", false, [3, 0, 2, 1]],
  ["day", true, [3, 2, 1, 0]],
])("rows are ordered by %s, descending: %s", (column, isDescending, expected) => {
  const ordered = orderRows(table.columns[column]!, all, isDescending, nameLabel, "es");
  expect([...ordered]).toEqual(expected);
});

test.each([
  ["avila", [1, 3]],
  ["1.234,5", [1]],
  ["2024-03-31", [3]],
  ["ávila 2024-03-02", [1]],
  ["nada", []],
  ["", [0, 1, 2, 3]],
])("rows are found by %s", (text, expected) => {
  const words = {
    language: "es",
    nameLabel,
    writeDay: (number: number) => `${String(number - first + 1)} mar 2024`,
  } as const;
  expect([...searchRows(table, all, text, words)]).toEqual(expected);
});
