import { expect, test } from "vitest";
import { dayNumber } from "../../query/table/calendar.ts";
import { findEnds, openReport } from "../../../tests/support/read-report.ts";
import { marginless, products } from "./products.ts";
import { report } from "./report.ts";
import { scenario } from "./scenario.ts";

const { table, read } = openReport(report);

test("no line is charged above its list price or for nothing", () => {
  const [list, revenue, cost] = ["list", "revenue", "cost"].map(
    (name) => table.columns[name]!.values,
  );
  const impossible = [...list!.keys()].filter(
    (row) => revenue![row]! > list![row]! || revenue![row]! <= 0 || cost![row]! <= 0,
  );
  expect(impossible).toEqual([]);
});

test("every product, customer and family is sold, and parts add up to the whole", () => {
  for (const view of ["product", "customer", "family", "channel", "year", "season"]) {
    const sold = Object.values(read(view, "revenue"));
    expect(Math.min(...sold)).toBeGreaterThan(0);
    const sum = sold.reduce((all, one) => all + one, 0);
    expect(sum).toBeCloseTo(Object.values(read("total", "revenue"))[0]!, 2);
  }
});

test("the five have the highest discounts, and almost no margin each", () => {
  const discounts = read("product", "discount");
  const order = Object.keys(discounts).toSorted((a, b) => discounts[b]! - discounts[a]!);
  expect(new Set(order.slice(0, 5))).toEqual(new Set(marginless));
  const margins = read("product", "margin");
  expect(marginless.map((id) => margins[id]! > 0 && margins[id]! < 0.04)).not.toContain(false);
});

test("profit rises with revenue for the other products", () => {
  const [revenue, profit] = [read("product", "revenue"), read("product", "profit")];
  const others = products.map(([id]) => id).filter((id) => !marginless.includes(id));
  const pairs = others.map((id) => [revenue[id]!, profit[id]!] as const);
  expect(correlate(pairs)).toBeGreaterThan(0.9);
});

const ofYear = (measure: string, year: number): number => read("year", measure)[String(year)]!;

test("the last year sells more and earns the same within 1 %", () => {
  expect(ofYear("revenue", 1) / ofYear("revenue", 0)).toBeGreaterThan(1.05);
  expect(Math.abs(ofYear("profit", 1) / ofYear("profit", 0) - 1)).toBeLessThan(0.01);
});

test("the customer who buys most is not the one who leaves most profit", () => {
  expect(findEnds(read("customer", "revenue")).highest).toBe("Hospital Sierra Alta");
  expect(findEnds(read("customer", "profit")).highest).toBe("Universidad de Valmayor");
});

test("the online shop sells less than the reps and keeps more margin, in every family", () => {
  const sold = read("channel", "revenue");
  expect(sold["reps"]! / sold["online"]!).toBeCloseTo(2, 1);
  const margins = read("familyChannel", "margin");
  const families = new Set(Object.keys(margins).map((name) => name.split(" ")[0]!));
  for (const family of families) {
    expect(margins[`${family} online`]).toBeGreaterThan(margins[`${family} reps`]!);
  }
  const earned = read("family", "margin");
  expect(findEnds(earned).lowest).toBe("printing");
});

test("September sells most and has the lowest margin, also in the last year", () => {
  const lastYear = { year: { from: dayNumber(2024, 1, 1), to: dayNumber(2025, 1, 1) } };
  for (const where of [{}, lastYear]) {
    expect(findEnds(read("season", "revenue", where)).highest).toBe("monthOfYear8");
    expect(findEnds(read("season", "margin", where)).lowest).toBe("monthOfYear8");
  }
});

test.each([
  [15, 0],
  [15, 20],
  [15, 50],
  [5, 50],
])("a cap of %i and a loss of %i round the sum of the lines once", (cap, loss) => {
  const [list, revenue] = ["list", "revenue"].map((name) => table.columns[name]!.values);
  const changed = scenario.change(table, { cap, loss })["revenue"]!;
  const gap = [...list!.keys()].reduce((sum, row) => {
    const [asked, paid] = [list![row]!, revenue![row]!];
    const isCapped = paid * 100 < asked * (100 - cap);
    const exact = isCapped ? (asked * (100 - cap) * (100 - loss)) / 10_000 : paid;
    return sum + changed[row]! - exact;
  }, 0);
  expect(Math.abs(gap)).toBeLessThan(1);
});

function mean(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0) / values.length;
}

function spread(values: readonly number[]): number {
  return Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));
}

function correlate(pairs: readonly (readonly [number, number])[]): number {
  const [across, up] = [pairs.map(([a]) => a), pairs.map(([, b]) => b)];
  const [x, y] = [mean(across), mean(up)];
  const product = mean(pairs.map(([a, b]) => (a - x) * (b - y)));
  return product / (spread(across) * spread(up));
}
