import { expect, test } from "vitest";
import { checkExpectations } from "../../query/check-expectations.ts";
import { createModel } from "../../query/report-model.ts";
import { createTable } from "../../query/table/table.ts";
import { spendIds } from "./markets.ts";
import { report } from "./report.ts";

const { definition } = report;
const columns = report.generate();
const table = createTable(definition.columns, columns);
const model = createModel(definition, table);

function read(measure: string, view: string): number[] {
  return [...model.show(model.start, [view]).read(view).values(measure)];
}

test("gives every figure of the case study", () => {
  expect(checkExpectations(table, definition)).toEqual([]);
});

test("agrees in each row on the channel and the family of its line", () => {
  const { line, channel, model: models } = columns;
  const faults = line!.findIndex(
    (code, row) =>
      Math.floor(code / 5) % 3 !== channel![row] || code % 5 !== Math.floor(models![row]! / 4),
  );
  expect(faults).toBe(-1);
});

test("adds up: kinds of spending to the whole, families and channels to their market", () => {
  const byKind = spendIds.map((id) => read(id, "total")[0]!);
  expect(byKind.reduce((sum, euros) => sum + euros, 0)).toBe(read("spend", "total")[0]);
  const markets = read("revenue", "market");
  for (const [view, width] of [
    ["families", 5],
    ["channels", 3],
  ] as const) {
    const cells = read("revenue", view);
    const sums = markets.map((_, market) =>
      cells.slice(market * width, (market + 1) * width).reduce((sum, euros) => sum + euros, 0),
    );
    expect(sums).toEqual(markets);
  }
});

test("tells what the words of the case argue", () => {
  const growth = read("growth", "market");
  expect(growth.indexOf(Math.max(...growth))).toBe(4);
  expect(Math.min(...growth)).toBeGreaterThan(0);
  const online = read("online", "market");
  expect(Math.min(...online.slice(3))).toBeGreaterThan(Math.max(...online.slice(0, 3)));
  const families = read("revenue", "families");
  const first = growth.map((_, market) => {
    const own = families.slice(market * 5, market * 5 + 5);
    return own.indexOf(Math.max(...own));
  });
  // The hiking boot, but the light shoe in Mexico and Chile.
  expect(first).toEqual([0, 0, 0, 0, 1, 0, 1]);
});
