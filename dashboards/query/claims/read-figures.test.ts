import { expect, test } from "vitest";
import { average, count, median } from "../measures/measure.ts";
import { createModel } from "../report-model.ts";
import { selectBins } from "../state/report-state.ts";
import { dictionary, integer } from "../table/column.ts";
import { createTable } from "../table/table.ts";
import { by, pair } from "../table/view.ts";
import { readFigures } from "./read-figures.ts";

const columns = {
  kind: dictionary(["a", "b", "c", "none"]),
  size: integer(0, 9),
  side: dictionary(["left", "right"]),
};
const measures = {
  mean: { value: average("size"), unit: "count", decimals: 0 },
  rows: { value: count(), unit: "count", decimals: 0 },
  middle: { value: median("size"), unit: "count", decimals: 1 },
} as const;
const table = createTable(columns, {
  kind: Uint8Array.of(0, 0, 1, 1, 2),
  size: Uint8Array.of(2, 4, 3, 4, 9),
  side: Uint8Array.of(0, 1, 0, 1, 0),
});
const model = createModel(
  {
    slug: "small",
    columns,
    measures,
    views: {
      kind: by("kind"),
      side: by("side"),
      both: pair("kind", "side"),
    },
    pages: [{ id: "one", views: ["kind", "side", "both"] }],
    story: [],
  },
  table,
);

function read(view: string, state = model.start) {
  return readFigures(model.show(state).read(view), measures, { main: "mean", marked: ["c"] });
}

test("reads figures as they are written, of bins that have rows", () => {
  const { at, all, others, sum, share, whole, bins, countRows } = read("kind");
  // 3.5 is written as 4.
  expect([at("a"), at("b"), at("c")]).toEqual([3, 4, 9]);
  const { exact } = read("kind");
  expect([exact("b"), exact()]).toEqual([3.5, 4.4]);
  expect([at("none"), exact("none")]).toEqual([Number.NaN, Number.NaN]);
  expect(all()).toEqual([3, 4, 9]);
  expect(others(["c"])).toEqual([3, 4]);
  expect(bins()).toEqual([0, 1, 2]);
  expect(sum(["a", "none"], "rows")).toBe(2);
  expect([share(["a", "none"], "rows"), share(bins(), "rows")]).toEqual([0.4, 1]);
  expect([countRows(), countRows(2)]).toEqual([5, 1]);
  expect(whole()).toBe(4);
  expect(whole("middle")).toBeNaN();
  expect(sum(["b"])).toBe(3.5);
  expect(read("both").at(["a", "right"])).toBe(4);
});

test("an end stands alone, and above or below something", () => {
  const { top, bottom, areTop, areBottom, marked, trend, bins } = read("kind");
  expect([top(), bottom()]).toEqual([2, 0]);
  expect([areTop(marked), areTop(["b"]), areBottom(["a", "b"])]).toEqual([true, false, true]);
  expect(trend(bins())).toBe(1);
  // Both bins on the right have four.
  const right = read("kind", selectBins(model.start, "side", [1]));
  expect([right.top(), right.bottom(), right.areTop(["a"])]).toEqual([-1, -1, false]);
  const onlyOne = read("kind", selectBins(selectBins(model.start, "side", [0]), "both", [4]));
  expect([onlyOne.isWhole, onlyOne.top(), onlyOne.areTop(["c"])]).toEqual([false, -1, false]);
});

test("counts the rows of what a claim names, and knows its names", () => {
  const figures = read("kind");
  expect(figures.countFewest()).toBe(Number.POSITIVE_INFINITY);
  figures.at("a");
  expect(figures.countFewest()).toBe(2);
  figures.at("none");
  figures.at("c");
  expect(figures.countFewest()).toBe(1);
  expect(() => figures.at("d")).toThrow('names the bin "d"');
});
