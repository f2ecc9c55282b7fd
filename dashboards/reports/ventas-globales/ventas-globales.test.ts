import { expect, test } from "vitest";
import { spendIds } from "./markets.ts";
import { openReport } from "../../../tests/support/read-report.ts";
import { report } from "./report.ts";

const { columns, list: read } = openReport(report);

test("agrees in each row on the channel and the family of its line", () => {
  const { line, channel, model: models } = columns;
  const faults = line!.findIndex(
    (code, row) =>
      Math.floor(code / 5) % 3 !== channel![row] || code % 5 !== Math.floor(models![row]! / 4),
  );
  expect(faults).toBe(-1);
});

test("adds up: kinds of spending to the whole, families and channels to their market", () => {
  const byKind = spendIds.map((id) => read("total", id)[0]!);
  expect(byKind.reduce((sum, euros) => sum + euros, 0)).toBe(read("total", "spend")[0]);
  const markets = read("market", "revenue");
  for (const [view, width] of [
    ["families", 5],
    ["channels", 3],
  ] as const) {
    const cells = read(view, "revenue");
    const sums = markets.map((_, market) =>
      cells.slice(market * width, (market + 1) * width).reduce((sum, euros) => sum + euros, 0),
    );
    expect(sums).toEqual(markets);
  }
});

test("has the facts that the words of the case state", () => {
  const growth = read("market", "growth");
  expect(growth.indexOf(Math.max(...growth))).toBe(4);
  expect(Math.min(...growth)).toBeGreaterThan(0);
  const online = read("market", "online");
  expect(Math.min(...online.slice(3))).toBeGreaterThan(Math.max(...online.slice(0, 3)));
  const families = read("families", "revenue");
  const first = growth.map((_, market) => {
    const own = families.slice(market * 5, market * 5 + 5);
    return own.indexOf(Math.max(...own));
  });
  // The hiking boot leads, except for the light shoe in Mexico and Chile.
  expect(first).toEqual([0, 0, 0, 0, 1, 0, 1]);
});
