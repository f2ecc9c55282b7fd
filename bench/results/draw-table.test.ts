import { expect, test } from "vitest";
import { drawTable } from "./draw-table.ts";

const columns = [
  { key: "lcp", title: "LCP ms", digits: 0 },
  { key: "cls", title: "CLS", digits: 3 },
];
const bars = { cls: { atMost: 0.01 } };

test("a measure is shown after the one of the baseline, once where they are alike, and marked where it misses its bar", () => {
  const rows = [
    { name: "/", figures: { lcp: 940.2, cls: 0.0004 }, bars },
    { name: "/blog", figures: { lcp: 1010.4, cls: 0.02 }, bars },
  ];
  const baseline = { "/": { lcp: 1100, cls: 0 }, "/blog": { lcp: 1010 } };
  const lines = drawTable(columns, rows, baseline);
  expect(new Set(lines.map(({ length }) => length)).size).toBe(1);
  expect(lines.map(readCells)).toEqual([
    ["LCP ms", "CLS"],
    ["/", "1100 → 940", "0.000"],
    ["/blog", "1010", "0.020!"],
  ]);
});

test("a measure that was not taken is a dash, and a row of none is left out", () => {
  const rows = [
    { name: "floor", figures: { lcp: 700 }, bars: {} },
    { name: "elsewhere", figures: { bytes: 1 }, bars: {} },
  ];
  expect(drawTable(columns, rows, {}).map(readCells)).toEqual([
    ["LCP ms", "CLS"],
    ["floor", "700", "-"],
  ]);
});

function readCells(line: string): string[] {
  return line.trim().split(/ {2,}/);
}
