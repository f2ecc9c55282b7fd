import { expect, test } from "vitest";
import { drawTable } from "./draw-table.ts";

const columns = [
  { key: "tbt", title: "TBT ms", digits: 0 },
  { key: "seo", title: "SEO", digits: 0 },
];
const thresholds = { tbt: { atMost: 30 }, seo: { atLeast: 100 } };

test("marks each figure that misses its threshold, writes a dash for a missing one and skips empty rows", () => {
  const rows = [
    { name: "kept", figures: { tbt: 30, seo: 100 }, thresholds },
    { name: "missed", figures: { tbt: 30.6, seo: 99 }, thresholds },
    { name: "part", figures: { tbt: 0, seo: Number.NaN }, thresholds },
    { name: "reference", figures: { tbt: 500 }, thresholds: {} },
    { name: "none", figures: { bytes: 1 }, thresholds },
  ];
  const lines = drawTable({ columns, rows });
  expect(new Set(lines.map(({ length }) => length)).size).toBe(1);
  expect(lines.map((line) => line.trim().split(/ {2,}/))).toEqual([
    ["TBT ms", "SEO"],
    ["kept", "30", "100"],
    ["missed", "31!", "99!"],
    ["part", "0", "-"],
    ["reference", "500", "-"],
  ]);
});
