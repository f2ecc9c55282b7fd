import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  clearFilters,
  closeDrill,
  drillDown,
  drillUp,
  selectBins,
  sortView,
  toggleBin,
  type ReportState,
} from "./report-state.ts";
import type { Selection } from "./selection.ts";
import { decodeState, encodeState, type StateShape } from "./state-codec.ts";
import { createHistory, recordState, redo, replaceState, undo } from "./state-history.ts";

const start: ReportState = { page: "overview", filters: {}, drill: {}, sort: {}, focus: null };
const level = (
  size: number,
  parents: number[] | null = null,
): StateShape["views"][string][number] => ({
  size,
  parents,
  isFilterable: true,
});
const shape: StateShape = {
  pages: ["overview", "más & más"],
  visuals: ["bars", "línea.años"],
  measures: ["revenue", "a=b"],
  views: {
    class: [level(3)],
    "edad.años": [level(12)],
    time: [
      level(2),
      level(8, [0, 0, 0, 0, 1, 1, 1, 1]),
      level(
        24,
        Array.from({ length: 24 }, (_, month) => Math.floor(month / 3)),
      ),
    ],
    mute: [{ ...level(3), isFilterable: false }],
  },
};

test.each(["g.class=0,3", "g.class=1,1", "g.class=1", "g.none=0,1", "g.class=0,1,2"])(
  "ignores groups that are not two of a view: %s",
  (text) => {
    expect(decodeState(`p=overview&${text}`, shape, start)).toEqual({ ...start, why: undefined });
  },
);

test("reads a step of the presentation with the visual that presents it, and no step without one", () => {
  const state = { ...start, focus: "bars", presented: 1, why: undefined };
  expect(decodeState(encodeState(state), shape, start)).toEqual(state);
  expect(decodeState("p=overview&t=1", shape, start)).toEqual({ ...start, why: undefined });
});

test.each([
  ["0.15", { lever: 0.15 }],
  ["30000", { lever: 30_000 }],
  ...["-1", "NaN", "1e9", "Infinity", "0,1", "abc", "1234567890", "."].map(
    (bad) => [bad, {}] as const,
  ),
] as const)("reads the lever %s beside a filter as %o", (text, lever) => {
  const filtered = toggleBin(start, "class", 0);
  const state = decodeState(`${encodeState(filtered)}&l=${text}`, shape, start);
  expect(state).toEqual({ ...filtered, ...lever, why: undefined });
  expect(decodeState(encodeState(state), shape, start)).toEqual(state);
});

test("writes a state that can be read by a person too", () => {
  const state = {
    page: "overview",
    drill: { time: [1, 4] },
    filters: { class: [0, 2], "edad.años": { from: 2, to: 5 } },
    sort: { class: { by: "revenue", isDescending: true } },
    focus: "bars",
    scenario: { cap: 15, loss: 0 },
    presentation: { bars: "a=b~class~table", "*": "class~2" },
  };
  expect(encodeState(state)).toBe(
    "p=overview&d.time=1,4&f.class=0,2&f.edad.a%C3%B1os=2..5&s.class=-revenue&z=bars&i.cap=15&i.loss=0&v.bars=a%3Db~class~table&v.*=class~2",
  );
  expect(decodeState(encodeState(state), shape, start)).toEqual({ ...state, why: undefined });
});

test("reads back every state it wrote", () => {
  fc.assert(
    fc.property(states(), (state) => {
      expect(decodeState(encodeState(state), shape, start)).toEqual(state);
    }),
    { numRuns: 5000, seed: 11 },
  );
});

test("never throws, and only gives states of the report, whatever the text", () => {
  const letters = "pdfszil.=&,-+%0123456789classtimeoverviewE";
  const edit = fc.record({
    at: fc.nat(),
    dropped: fc.nat(2),
    letter: fc.constantFrom(...letters.split("")),
  });
  const edits = fc.array(edit, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(states(), edits, (written, changes) => {
      const text = encodeState(written).split("");
      for (const { at, dropped, letter } of changes) {
        text.splice(at % text.length, dropped, letter);
      }
      const state = decodeState(text.join(""), shape, start);
      expect(decodeState(encodeState(state), shape, start)).toEqual(state);
    }),
    { numRuns: 20_000, seed: 12 },
  );
});

test("gives the very start for what it wrote of it", () => {
  expect(decodeState(encodeState({ ...start }), shape, start)).toBe(start);
});

test.each([
  "",
  "p=unknown",
  "f.class=0",
  "p=overview&f.class=3",
  "p=overview&f.class=1,0",
  "p=overview&f.class=0,0",
  "p=overview&f.class=",
  "p=overview&f.class=1e1",
  "p=overview&f.class=2..2",
  "p=overview&f.class=0..4",
  "p=overview&f.mute=0",
  "p=overview&f.other=0",
  "p=overview&f.__proto__=0",
  "p=overview&f.constructor=0",
  "p=overview&d.time=0,4",
  "p=overview&d.time=0,1,3",
  "p=overview&d.class=0",
  "p=overview&s.class=-unknown",
  "p=%E0%A4%A",
  "p=overview&&z=class",
])("gives the start for %j", (text) => {
  expect(decodeState(text, shape, start)).toBe(start);
});

test("filters bin by bin, and by ranges", () => {
  let state = toggleBin(toggleBin(start, "class", 2), "class", 0);
  expect(state.filters).toEqual({ class: [0, 2] });
  state = toggleBin(toggleBin(state, "class", 2), "class", 0);
  expect(state).toEqual(start);
  state = toggleBin(selectBins(start, "age", { from: 1, to: 4 }), "age", 2);
  expect(state.filters).toEqual({ age: [2] });
});

test("drills down and up, and leaves the bins of the other level behind", () => {
  let state = drillDown(toggleBin(start, "time", 0), "time", 1);
  expect(state).toMatchObject({ drill: { time: [1] }, filters: {} });
  state = toggleBin(drillDown(state, "time", 5), "time", 15);
  expect(state).toMatchObject({ drill: { time: [1, 5] }, filters: { time: [15] } });
  expect(drillUp(state, "time")).toMatchObject({ drill: { time: [1] }, filters: {} });
  expect(drillUp(state, "time", 0)).toEqual(start);
  expect(drillUp(start, "time")).toEqual(start);
});

test("closes a drill into a filter by the bin it began with", () => {
  const state = toggleBin(drillDown(drillDown(start, "time", 1), "time", 5), "time", 15);
  expect(closeDrill(state, "time")).toEqual(selectBins(start, "time", [1]));
  expect(closeDrill(start, "time")).toBe(start);
});

test("clears filters and drilling but not the order or the focus", () => {
  const sorted = {
    ...sortView(start, "class", { by: "label", isDescending: false }),
    focus: "bars",
  };
  expect(clearFilters(drillDown(toggleBin(sorted, "class", 1), "time", 0))).toEqual(sorted);
  const chosen = toggleBin(start, "class", 1);
  expect(clearFilters(chosen).drill).toBe(chosen.drill);
  expect(sortView(sorted, "class", null).sort).toEqual({});
});

test("shows the whole page where an address names a visual that is not there, filtered as it says", () => {
  const state = toggleBin(start, "class", 1);
  expect(decodeState(`${encodeState(state)}&z=class`, shape, start)).toEqual(state);
});

test("undoes, redoes, and forgets what was undone when something else is done", () => {
  const [one, two, three] = [0, 1, 2].map((bin) => toggleBin(start, "class", bin));
  let history = recordState(recordState(createHistory(start), one!), two!);
  history = undo(history);
  expect(history.present).toBe(one);
  expect(redo(history).present).toBe(two);
  expect(undo(undo(undo(history))).present).toBe(start);
  expect(redo(redo(undo(undo(redo(history))))).present).toBe(two);
  history = recordState(history, three!);
  expect(redo(history)).toBe(history);
  expect(undo(history).present).toBe(one);
  expect(undo(replaceState(history, two!)).present).toBe(one);
});

test("keeps two hundred steps", () => {
  let history = createHistory(start);
  for (let bin = 0; bin < 300; bin += 1) history = recordState(history, toggleBin(start, "x", bin));
  expect(history.past).toHaveLength(200);
  expect(history.past[0]!.filters).toEqual({ x: [99] });
});

function states(): fc.Arbitrary<ReportState> {
  return fc
    .record({ year: fc.nat(1), quarter: fc.nat(3), depth: fc.nat(2) })
    .chain(({ year, quarter, depth }) =>
      fc.record(
        {
          page: fc.constantFrom(...shape.pages),
          drill: fc.constant(
            depth === 0 ? {} : { time: [year, year * 4 + quarter].slice(0, depth) },
          ),
          filters: fc.record(
            {
              class: selections(3),
              "edad.años": selections(12),
              time: selections([2, 8, 24][depth]!),
            },
            { requiredKeys: [], noNullPrototype: true },
          ),
          sort: fc.record(
            {
              time: fc.record({
                by: fc.constantFrom("label", "revenue", "a=b"),
                isDescending: fc.boolean(),
              }),
            },
            { requiredKeys: [], noNullPrototype: true },
          ),
          focus: fc.constantFrom(null, "bars", "línea.años"),
          scenario: fc.dictionary(fc.constantFrom("cap", "a=b", "años"), fc.nat(100), {
            minKeys: 1,
            noNullPrototype: true,
          }),
          groups: fc.constantFrom({ view: "edad.años", of: [11, 0] as const }),
          lever: fc.oneof(fc.nat(500_000), fc.constantFrom(0.05, 0.15, 2.83)),
        },
        { requiredKeys: ["page", "drill", "filters", "sort", "focus"] },
      ),
    );
}

function selections(size: number): fc.Arbitrary<Selection> {
  const bins = Array.from({ length: size }, (_, bin) => bin);
  return fc.oneof(
    fc.subarray(bins, { minLength: 1 }),
    fc
      .tuple(fc.nat(size - 1), fc.nat(size - 1))
      .map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) + 1 })),
  );
}
