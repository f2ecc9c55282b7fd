import { expect, test } from "vitest";
import { noDay, type ParsedColumn } from "../../../ingest/parse/parsed-column.ts";
import { dayNumber } from "../../query/table/calendar.ts";
import { packColumns } from "./pack-columns.ts";
import { PackFault } from "./pack-fault.ts";

const text = (...rows: readonly string[]): ParsedColumn => {
  const labels = [...new Set(rows.filter((row) => row !== ""))];
  return { kind: "text", labels, codes: Int32Array.from(rows, (row) => labels.indexOf(row)) };
};
const number = (...values: readonly number[]): ParsedColumn => ({
  kind: "number",
  decimals: 2,
  values: Float64Array.from(values),
});

test("labels are in the order of their names, blanks last, and rare ones are one", () => {
  const city = text("Vigo", "Ávila", "", "Vigo", "Soria 10", "Soria 9");
  const { city: packed } = packColumns({ city }, { city: { as: "label" } });
  expect(packed!.declaration).toMatchObject({
    labels: ["Ávila", "Soria 9", "Soria 10", "Vigo", ""],
  });
  expect([...(packed!.values as Uint32Array)]).toEqual([3, 0, 4, 3, 2, 1]);
  const grouped = packColumns({ city }, { city: { as: "label", fewest: 2 } });
  expect(grouped["city"]!.declaration).toMatchObject({ labels: ["…", "Vigo", ""] });
});

test("numbers keep their cents, a blank is above the largest, and a step groups them", () => {
  const price = number(150, Number.NaN, -25, 999);
  const { price: packed } = packColumns({ price }, { price: { as: "number" } });
  expect(packed!.declaration).toEqual({
    kind: "integer",
    min: -25,
    max: 999,
    scale: 100,
    hasBlanks: true,
  });
  expect([...(packed!.values as Float64Array)]).toEqual([150, 1000, -25, 999]);
  const byFive = packColumns({ price }, { price: { as: "number", step: 5 } });
  expect([...(byFive["price"]!.values as Float64Array)]).toEqual([0, 501, -500, 500]);
});

test("days by month are the first of each, up to the end of the last; hours stand beside whole days", () => {
  const on: ParsedColumn = {
    kind: "date",
    days: Int32Array.of(dayNumber(2024, 1, 17), noDay, dayNumber(2024, 2, 3)),
    minutes: Int16Array.of(9 * 60 + 30, -1, 0),
  };
  const { on: months } = packColumns({ on }, { on: { as: "month" } });
  expect(months!.declaration).toEqual({
    kind: "day",
    first: dayNumber(2024, 1, 1),
    last: dayNumber(2024, 2, 29),
    hasBlanks: true,
  });
  const whole = packColumns({ on }, { on: { as: "day" } });
  expect(Object.keys(whole)).toEqual(["on", "onHour"]);
  expect([...(whole["onHour"]!.values as Float64Array)]).toEqual([9, 24, 0]);
});

test("codes count what is different and carry no text", () => {
  const client = text("Ana", "Luis", "", "Ana");
  const { client: packed } = packColumns({ client }, { client: { as: "code" } });
  expect([...(packed!.values as Float64Array)]).toEqual([0, 1, 2, 0]);
  expect(JSON.stringify(packed!.declaration)).not.toContain("Ana");
});

test("what stays with the owner is not packed", () => {
  expect(packColumns({ client: text("Ana") }, { client: { as: "stay" } })).toEqual({});
});

test.each([
  ["not-within", { city: text("Vigo", "Vigo"), area: text("Sur", "Norte") }, "city", "Vigo"],
  ["kind-changed", { city: number(1, 2), area: text("Sur", "Norte") }, "city", "number"],
  ["kind-changed", { area: text("Sur", "Norte") }, "city", "—"],
])("%s is a fault that names the column", (code, parsed, column, found) => {
  const uses = { city: { as: "label", within: ["area"] }, area: { as: "label" } } as const;
  const pack = () => packColumns(parsed, uses);
  expect(pack).toThrow(PackFault);
  expect(pack).toThrow(expect.objectContaining({ code, column, found }) as Error);
});

test("a wider column is published within a finer one only as it is by itself", () => {
  const parsed = { city: text("Vigo", "Soria", "Ávila"), area: text("Sur", "Norte", "Norte") };
  const city = { as: "label", within: ["area"] } as const;
  const { city: packed } = packColumns(parsed, { city, area: { as: "label", fewest: 2 } });
  expect(packed!.declaration).toMatchObject({ levels: [{ id: "area", labels: ["…", "Norte"] }] });
  for (const as of ["stay", "code"] as const) {
    expect(() => packColumns(parsed, { city, area: { as } })).toThrow(
      expect.objectContaining({ code: "not-published", column: "city", found: "area" }) as Error,
    );
  }
});
