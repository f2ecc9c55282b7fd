import { expect, test } from "vitest";
import { judgeResult } from "./judge-result.ts";

test("a bar is kept at its limit, from below or from above, and asks nothing of what was not measured", () => {
  const tables = [
    [
      { key: "tbt", title: "TBT ms", digits: 0 },
      { key: "seo", title: "SEO", digits: 0 },
    ],
  ];
  const bars = { tbt: { atMost: 30 }, seo: { atLeast: 100 } };
  const rows = [
    { name: "kept", figures: { tbt: 30, seo: 100 }, bars },
    { name: "missed", figures: { tbt: 31, seo: 99 }, bars },
    { name: "return", figures: { tbt: 0 }, bars },
    { name: "floor", figures: { tbt: 500 }, bars: {} },
  ];
  const verdicts = judgeResult({ tables, rows });
  expect(verdicts.map(({ row, column, isKept }) => [row, column, isKept])).toEqual([
    ["kept", "TBT ms", true],
    ["kept", "SEO", true],
    ["missed", "TBT ms", false],
    ["missed", "SEO", false],
    ["return", "TBT ms", true],
  ]);
  expect(verdicts[3]?.finding).toBe("99 (bar: at least 100)");
});
