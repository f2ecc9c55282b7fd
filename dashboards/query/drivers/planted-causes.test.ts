import { expect, test } from "vitest";
import { SeededRandom } from "../../data/seeded-random.ts";
import { average, count, sum } from "../measures/measure.ts";
import type { ReportDefinition } from "../report-definition.ts";
import { createModel } from "../report-model.ts";
import { dictionary, integer } from "../table/column.ts";
import { createTable } from "../table/table.ts";
import { by } from "../table/view.ts";
import { listComparisons } from "./comparison.ts";
import { readDriverRows } from "./driver-rows.ts";
import { takeSteps } from "../take-steps.ts";
import { explainDifference, type Explanation } from "./explain-difference.ts";

const rowCount = 20_000;
const sizes = { area: 3, team: 5, kind: 8, site: 12, tier: 2, client: 30 };
type Name = keyof typeof sizes;
const names = Object.keys(sizes) as Name[];

type Cause = { kind: "rate" | "mix" | "sum"; name: Name; bin: number };

/** Twenty causes: in one bin of one dimension something is another in the second group. */
const causes = Array.from({ length: 20 }, (_, at): Cause => {
  const name = names[at % 5]!;
  return { kind: (["rate", "mix", "sum"] as const)[at % 3]!, name, bin: at % sizes[name] };
});

test("a planted cause comes first, 19 times of 20", () => {
  const missed = causes.filter(({ kind, name, bin }, seed) => {
    const found = explain({ kind, name, bin }, seed, kind === "sum" ? "tickets" : "late");
    const [first] = found.drivers;
    return first?.dimension.column !== name || first.bins[first.key] !== bin;
  });
  console.info("planted causes found:", causes.length - missed.length);
  expect(missed.length).toBeLessThanOrEqual(1);
});

test("what is planted as a rate is a rate, as a mix a mix", () => {
  for (const kind of ["rate", "mix"] as const) {
    const { difference, drivers } = explain({ kind, name: "team", bin: 1 }, 3, "late");
    const { rate, mix } = drivers[0]!;
    expect(Math.abs(difference)).toBeGreaterThan(0.03);
    expect((kind === "rate" ? rate : mix) / difference).toBeGreaterThan(0.8);
  }
});

test("a number of rows is compared with that of the mean bin, and its parts add up to the difference", () => {
  const { difference, drivers } = explain({ kind: "sum", name: "team", bin: 1 }, 5, "tickets");
  for (const { parts } of drivers) {
    const whole = parts.reduce((all, { total }) => all + total, 0);
    expect(whole).toBeCloseTo(difference, 6);
  }
});

function explain({ kind, name, bin }: Cause, seed: number, measure: string): Explanation {
  const random = new SeededRandom(seed + 1);
  const columns = Object.fromEntries(
    names.map((id) => [id, Uint8Array.from({ length: rowCount }, () => random.below(sizes[id]))]),
  ) as Record<Name, Uint8Array>;
  const group = Uint8Array.from({ length: rowCount }, () => random.below(2));
  const base = Array.from({ length: sizes[name] }, (_, at) => (at === bin ? 0.6 : 0.2));
  for (let row = 0; row < rowCount; row += 1) {
    const isMoved = group[row] === 1 && random.below(100) < 35;
    if (kind === "mix" && isMoved) columns[name][row] = bin;
    // Some of the second group's rows in the bin are not there at all.
    if (kind === "sum" && isMoved && columns[name][row] === bin) group[row] = 0;
  }
  const late = Uint8Array.from({ length: rowCount }, (_, row) => {
    const own = columns[name][row] === bin;
    const raised = kind === "rate" && group[row] === 1 && own ? 0.35 : 0;
    const before = kind === "mix" ? base[columns[name][row]!]! : 0.2;
    return random.below(1000) < 1000 * (before + raised) ? 1 : 0;
  });
  const definition: ReportDefinition = {
    slug: "planted",
    columns: {
      ...Object.fromEntries(names.map((id) => [id, dictionary(ids(sizes[id]))])),
      group: dictionary(["first", "second"]),
      late: integer(0, 1),
    },
    measures: {
      late: { value: average("late"), unit: "percent", decimals: 1 },
      tickets: { value: count(), unit: "count", decimals: 0 },
      delayed: { value: sum("late"), unit: "count", decimals: 0 },
    },
    views: { ...Object.fromEntries(names.map((id) => [id, by(id)])), group: by("group") },
    pages: [{ id: "all", views: [...names, "group"] }],
    expected: [],
    story: [],
  };
  const table = createTable(definition.columns, { ...columns, group, late });
  const model = createModel(definition, table);
  const rows = readDriverRows(definition, table, model);
  const asked = { measure, view: "group", bins: [1] };
  const [comparison] = takeSteps(listComparisons(rows, model.start, asked));
  return takeSteps(explainDifference(rows, comparison!))!;
}

function ids(size: number): string[] {
  return Array.from({ length: size }, (_, at) => `b${String(at)}`);
}
