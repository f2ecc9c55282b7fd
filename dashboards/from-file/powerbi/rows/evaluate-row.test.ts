import { expect, test } from "vitest";
import { parseDax } from "../../../../ingest/powerbi/dax/parse-dax.ts";
import { evaluateRow, type Cell } from "./evaluate-row.ts";

const row: Readonly<Record<string, Cell>> = {
  n: 6,
  t: "Online",
  none: null,
  yes: true,
  day: 19_782,
};

test.each<[string, Cell]>([
  ["T[n] * (1 - 0.5)", 3],
  ["T[none] + 2", 2],
  ["T[none] * 2", null],
  ["T[none] + T[none]", null],
  ["T[n] / T[none]", null],
  ["T[none] = 0", true],
  ["T[none] == 0", false],
  ['T[t] = "online"', true],
  ['T[t] IN {"Shop", "ONLINE"}', true],
  ['T[t] < "shop"', true],
  ["T[yes] = TRUE()", true],
  ["NOT T[yes] || T[n] >= 6", true],
  ["ISBLANK(T[none]) && NOT(ISBLANK(T[n]))", true],
  ["IF(T[n] > 7, 1)", null],
  ['SWITCH(TRUE(), T[n] < 5, "low", T[n] < 9, "mid", "high")', "mid"],
  ["DIVIDE(T[n], 0, -1)", -1],
  ["COALESCE(T[none], 4)", 4],
  ["ROUND(-2.5, 0)", -3],
  ["YEAR(T[day]) * 100 + MONTH(T[day])", 202_402],
  ['T[t] & "!"', "Online!"],
])("%s is %s", (source, value) => {
  expect(evaluateRow(parseDax(source), (_, column) => row[column] ?? null)).toBe(value);
});
