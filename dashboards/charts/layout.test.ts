import { describe, expect, it } from "vitest";
import type { Axis } from "../query/table/axis.ts";
import { dayNumber } from "../query/table/calendar.ts";
import { placeTicks } from "./bin-ticks.tsx";
import { layOutParts, layOutRows, partLimits } from "../kinds/bars/bar-parts.ts";
import { areaPath, linePath } from "../scene/line-path.ts";
import { extent, linearScale } from "../scene/scales/linear-scale.ts";
import { mergeBoxes } from "./outline.tsx";
import { gridPoints } from "./scatter-points.ts";
import { shareUnits } from "./share-units.ts";
import { squarify } from "./squarify.ts";
import { placeTiles } from "./tile-map.tsx";
import { monthTicks } from "./timeline-ticks.ts";

describe("scales", () => {
  it("widens a domain to round ends, and back", () => {
    const scale = linearScale([3, 97], [0, 200], 5);
    expect(scale.ticks).toEqual([0, 20, 40, 60, 80, 100]);
    expect([scale(0), scale(100), scale.invert(100)]).toEqual([0, 200, 50]);
  });
  it("writes decimal ticks as they are", () => {
    expect(linearScale([0, 0.32], [0, 1], 4).ticks).toEqual([0, 0.1, 0.2, 0.3, 0.4]);
  });
  it("leaves the domain as it is where no ticks are asked for", () => {
    expect(linearScale([0, 97], [0, 97], 0).domain).toEqual([0, 97]);
  });
  it("survives a domain of one value and finds ends without the missing", () => {
    expect(Number.isFinite(linearScale([5, 5], [0, 10], 4)(5))).toBe(true);
    expect(extent([Number.NaN, 3, -1], [7])).toEqual([-1, 7]);
    expect(extent([Number.NaN])).toEqual([0, 0]);
  });
});

it("names months from January, none touching another", () => {
  const starts = Array.from({ length: 24 }, (_, at) =>
    dayNumber(2022 + Math.floor((at + 2) / 12), ((at + 2) % 12) + 1, 1),
  );
  const axis: Axis = { kind: "days", size: 24, period: "month", starts, end: starts.at(-1)! + 31 };
  const ticks = starts.map((_, at) => (at % 12 === 10 ? "ene 2023" : "mar"));
  const placed = placeTicks({ axis, ticks, x: (at) => at * 12, width: 290 });
  expect(placed.map(({ index }) => index)).toContain(10);
  const gaps = placed.slice(1).map(({ index }, at) => index - placed[at]!.index);
  expect(new Set(gaps).size).toBe(1);
});

const measure = { id: "m", name: "M", unit: "count", decimals: 0 } as const;
const cell = (bin: number, value: number, total: number) => ({ bin, measure, value, total });
const series = [
  { name: "a", cells: [cell(0, 10, 40)] },
  { name: "b", cells: [cell(1, 30, 60)] },
];
const ends = (layering: "stacked" | "whole") =>
  layOutParts(series, 1, layering)[0]!.map(({ from, to }) => [from, to]);
const limits = (value: number) =>
  partLimits(layOutParts([{ name: "", cells: [cell(0, value, 100)] }], 1, "grouped"), []);
const box = (x: number, y: number) => ({ x, y, width: 8, height: 8 });

describe("bars", () => {
  it("writes names beside where a height that is asked for has no room for them above", () => {
    const texts = { names: ["Francia", "Italia", "México", "Chile", "Portugal"], values: ["9 %"] };
    const isAbove = (height: number | undefined, width = 372): boolean =>
      layOutRows(texts, { width, height, slots: 1 }).isAbove;
    expect([isAbove(undefined), isAbove(230), isAbove(229)]).toEqual([true, true, false]);
    // Not where they would be cut.
    expect(isAbove(229, 150)).toBe(true);
  });
  it("stacks values, and shares of the whole", () => {
    expect(ends("stacked")).toEqual([
      [0, 10],
      [10, 40],
    ]);
    expect(ends("whole")).toEqual([
      [0, 0.25],
      [0.25, 1],
    ]);
  });
  it("keeps the ghost on the scale until it dwarfs what is left", () => {
    expect(limits(50)).toEqual({ limits: [0, 100], hasGhost: true });
    expect(limits(10)).toEqual({ limits: [0, 10], hasGhost: false });
  });
});

it("breaks lines and areas where there is no value", () => {
  const points = [0, 1, Number.NaN, 3, 4].map((y, x) => ({ x, y }));
  expect(linePath(points)).toBe("M0 0L1 1M3 3L4 4");
  expect(areaPath(points.slice(0, 2), 9)).toBe("M0 9L0 0L1 1L1 9Z");
});

it("divides a rectangle by weight, without gaps", () => {
  const boxes = squarify([6, 6, 4, 3, 2, 2, 1], { x: 0, y: 0, width: 6, height: 4 });
  expect(boxes.map(({ width, height }) => Math.round(width * height))).toEqual([
    6, 6, 4, 3, 2, 2, 1,
  ]);
  expect(boxes.every(({ x, y, width, height }) => x + width < 6.001 && y + height < 4.001)).toBe(
    true,
  );
  expect(squarify([], { x: 0, y: 0, width: 6, height: 4 })).toEqual([]);
});

it("shares out a hundred units, none lost", () => {
  expect(shareUnits([1, 1, 1], 100)).toEqual([34, 33, 33]);
  expect(shareUnits([0, 0], 100)).toEqual([0, 0]);
});

it("frames cells that touch as one", () => {
  expect(mergeBoxes([box(0, 0), box(10, 0), box(0, 10), box(10, 10)], 2)).toEqual([
    { x: 0, y: 0, width: 18, height: 18 },
  ]);
  expect(mergeBoxes([box(0, 0), box(20, 0)], 2)).toHaveLength(2);
});

it("puts places at the top left, without those that are not shown", () => {
  const tiles = [
    { id: "GAL", column: 2, row: 3, short: "GAL" },
    { id: "AST", column: 3, row: 3, short: "AST" },
    { id: "CAT", column: 9, row: 9, short: "CAT" },
  ];
  const placed = placeTiles(tiles, ["AST", "GAL", "CAT"], new Set([0, 1]));
  expect(placed.map(({ bin, tile }) => [bin, tile.column, tile.row])).toEqual([
    [1, 0, 0],
    [0, 1, 0],
  ]);
});

it("gathers very many points into cells", () => {
  const points = Array.from({ length: 1000 }, (_, bin) => ({
    bin,
    across: bin,
    up: 0,
    x: bin / 10,
    y: 5,
    radius: 1,
  }));
  const same = { invert: (pixel: number) => pixel };
  const cells = gridPoints(points, { x: same, y: same, left: 0, right: 112, top: 0, bottom: 56 });
  expect(cells.map(({ bins }) => bins.length)).toEqual([560, 440]);
  expect(cells[1]!.across).toEqual([56, 112]);
});

it("ticks time at as many months as there is room for", () => {
  const [first, last] = [dayNumber(2023, 1, 10), dayNumber(2024, 2, 1)];
  expect(monthTicks(first, last, 20).starts).toHaveLength(13);
  const few = monthTicks(first, last, 5);
  expect(few.starts).toEqual([
    dayNumber(2023, 4, 1),
    dayNumber(2023, 7, 1),
    dayNumber(2023, 10, 1),
    dayNumber(2024, 1, 1),
  ]);
});
