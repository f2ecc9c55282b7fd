import { expect, test } from "vitest";
import { SeededRandom } from "../../data/seeded-random.ts";
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
import {
  createHistory,
  dropBookmark,
  recordState,
  redo,
  replaceState,
  saveBookmark,
  undo,
} from "./state-history.ts";

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

test("writes a state that can be read by a person too", () => {
  const state = {
    page: "overview",
    drill: { time: [1, 4] },
    filters: { class: [0, 2], "edad.años": { from: 2, to: 5 } },
    sort: { class: { by: "revenue", isDescending: true } },
    focus: "bars",
  };
  expect(encodeState(state)).toBe(
    "p=overview&d.time=1,4&f.class=0,2&f.edad.a%C3%B1os=2..5&s.class=-revenue&z=bars",
  );
});

test("reads back every state it wrote", () => {
  const random = new SeededRandom(11);
  for (let round = 0; round < 5000; round += 1) {
    const state = makeState(random);
    expect(decodeState(encodeState(state), shape, start)).toEqual(state);
  }
});

test("never throws, and only gives states of the report, whatever the text", () => {
  const random = new SeededRandom(12);
  const letters = "pdfsz.=&,-+%0123456789classtimeoverviewE";
  for (let round = 0; round < 20_000; round += 1) {
    const text = encodeState(makeState(random)).split("");
    for (let edits = random.below(4); edits >= 0; edits -= 1) {
      text.splice(
        random.below(text.length),
        random.below(3),
        letters[random.below(letters.length)]!,
      );
    }
    const state = decodeState(text.join(""), shape, start);
    expect(decodeState(encodeState(state), shape, start)).toEqual(state);
  }
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

test("keeps bookmarks in the order of saving, each state once", () => {
  const state = toggleBin(start, "class", 1);
  let history = saveBookmark(createHistory(start));
  history = saveBookmark(recordState(history, state));
  expect(history.bookmarks).toEqual([start, state]);
  expect(undo(history).bookmarks).toEqual([start, state]);
  history = saveBookmark(recordState(history, { ...start }));
  expect(history.bookmarks).toEqual([state, start]);
  expect(dropBookmark(history, toggleBin(start, "class", 1)).bookmarks).toEqual([start]);
});

function makeState(random: SeededRandom): ReportState {
  const drill: Record<string, readonly number[]> = {};
  const filters: Record<string, Selection> = {};
  const year = random.below(2);
  const depth = random.below(3);
  if (depth > 0) drill["time"] = [year, year * 4 + random.below(4)].slice(0, depth);
  for (const [view, size] of Object.entries({
    class: 3,
    "edad.años": 12,
    time: [2, 8, 24][depth]!,
  })) {
    const from = random.below(size);
    if (random.below(3) === 0) filters[view] = { from, to: from + 1 + random.below(size - from) };
    else if (random.below(2) === 0) filters[view] = from + 1 < size ? [from, from + 1] : [from];
  }
  return {
    page: shape.pages[random.below(2)]!,
    drill,
    filters,
    sort:
      random.below(2) === 0
        ? {}
        : {
            time: {
              by: ["label", "revenue", "a=b"][random.below(3)]!,
              isDescending: random.below(2) === 0,
            },
          },
    focus: [null, "bars", "línea.años"][random.below(3)]!,
  };
}
