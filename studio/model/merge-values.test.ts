import { expect, test } from "vitest";
import type { Json } from "./json-value.ts";
import { mergeValues } from "./merge-values.ts";

const base = { title: "A", prices: { session: 100, currency: "EUR" }, days: ["1", "2"], old: "x" };

test.each<[string, Json, Json, Json | undefined, string[]]>([
  [
    "different fields are joined",
    { ...base, title: "B" },
    { ...base, prices: { session: 120, currency: "EUR" } },
    { ...base, title: "B", prices: { session: 120, currency: "EUR" } },
    [],
  ],
  ["the same change is one", { ...base, title: "B" }, { ...base, title: "B" }, undefined, []],
  [
    "a field that both changed differs, and mine stands",
    { ...base, title: "B" },
    { ...base, title: "C", days: ["1", "3"] },
    { ...base, title: "B", days: ["1", "3"] },
    ["title"],
  ],
  [
    "items of a list of the same length are fields",
    { ...base, days: ["0", "2"] },
    { ...base, days: ["1", "3"] },
    { ...base, days: ["0", "3"] },
    [],
  ],
  [
    "a list that grew on both sides differs as a whole",
    { ...base, days: ["1", "2", "3"] },
    { ...base, days: ["0", "1", "2"] },
    { ...base, days: ["1", "2", "3"] },
    ["days"],
  ],
  ["a whole text differs as a whole", "mine", "theirs", "mine", [""]],
])("%s", (_name, mine, theirs, value, differing) => {
  const merged = mergeValues(typeof mine === "string" ? "base" : base, mine, theirs);
  expect(merged.value).toEqual(value ?? mine);
  expect(merged.differing.map((path) => path.join("."))).toEqual(differing);
});

test("a field that one side took away stays away", () => {
  const { old: _old, ...without } = base;
  expect(mergeValues(base, without, { ...base, title: "B" })).toEqual({
    value: { ...without, title: "B" },
    differing: [],
  });
  expect(mergeValues(base, without, { ...base, old: "y" }).differing).toEqual([["old"]]);
});
