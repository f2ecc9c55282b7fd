import { describe, expect, it } from "vitest";
import { layOutParts, partLimits } from "./bar-parts.ts";
import { layOutRows } from "./bar-rows.ts";

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
describe("bars", () => {
  it("writes names beside where a height that is asked for has no room for them above", () => {
    const texts = { names: ["Francia", "Italia", "México", "Chile", "Portugal"], values: ["9 %"] };
    const isAbove = (height: number | undefined, width = 372): boolean =>
      layOutRows(texts, { width, height, slots: 1 }).isAbove;
    expect([isAbove(undefined), isAbove(230), isAbove(229)]).toEqual([true, true, false]);
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
  it("keeps the baseline on the scale until it dwarfs what is left", () => {
    expect(limits(50)).toEqual({ limits: [0, 100], hasBaseline: true });
    expect(limits(10)).toEqual({ limits: [0, 10], hasBaseline: false });
  });
});
