import { isChosen, listCodes } from "../kinds/read-selection.ts";
import { describe, expect, it } from "vitest";
import { dragRange, extendRange, pickBins } from "./change-selection.ts";
import { moveFocus } from "./move-focus.ts";

describe("picking", () => {
  it("takes a bin alone, and gives it back when picked again", () => {
    expect(pickBins(null, [2], false)).toEqual([2]);
    expect(pickBins([1, 3], [2], false)).toEqual([2]);
    expect(pickBins([2], [2], false)).toBeNull();
  });
  it("adds and takes away bins, from a range as well", () => {
    expect(pickBins([3], [1], true)).toEqual([1, 3]);
    expect(pickBins([1, 3], [3], true)).toEqual([1]);
    expect(pickBins({ from: 1, to: 4 }, [2], true)).toEqual([1, 3]);
    expect(pickBins([1], [1], true)).toBeNull();
  });
  it("knows what is chosen", () => {
    expect(listCodes({ from: 2, to: 5 })).toEqual([2, 3, 4]);
    expect([1, 2, 4, 5].map((bin) => isChosen({ from: 2, to: 5 }, bin))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe("dragging", () => {
  const held = { from: 3, to: 6 };
  it("makes a range either way", () => {
    expect(dragRange("new", { start: 5, now: 2 }, held, [0, 10])).toEqual({ from: 2, to: 6 });
  });
  it("moves a range up to the ends", () => {
    expect(dragRange("move", { start: 4, now: 5 }, held, [0, 10])).toEqual({ from: 4, to: 7 });
    expect(dragRange("move", { start: 4, now: 9 }, held, [0, 8])).toEqual({ from: 5, to: 8 });
    expect(dragRange("move", { start: 4, now: 0 }, held, [0, 8])).toEqual({ from: 0, to: 3 });
  });
  it("pulls an end, past the other as well", () => {
    expect(dragRange("to", { start: 5, now: 8 }, held, [0, 10])).toEqual({ from: 3, to: 9 });
    expect(dragRange("to", { start: 5, now: 1 }, held, [0, 10])).toEqual({ from: 1, to: 4 });
    expect(dragRange("from", { start: 3, now: 8 }, held, [0, 10])).toEqual({ from: 5, to: 9 });
  });
  it("grows and shrinks from the keyboard", () => {
    expect(extendRange(null, 4, 5)).toEqual({ from: 4, to: 6 });
    expect(extendRange({ from: 4, to: 6 }, 5, 6)).toEqual({ from: 4, to: 7 });
    expect(extendRange({ from: 4, to: 7 }, 6, 5)).toEqual({ from: 4, to: 6 });
    expect(extendRange({ from: 4, to: 6 }, 4, 3)).toEqual({ from: 3, to: 6 });
  });
});

describe("keys", () => {
  const grid = Array.from({ length: 6 }, (_, at) => ({ x: at % 3, y: Math.floor(at / 3) }));
  const line = Array.from({ length: 30 }, (_, at) => ({ x: at * 10, y: 5 }));
  it("moves in both directions of a grid and stops at its edge", () => {
    expect(moveFocus(grid, 1, "ArrowDown")).toBe(4);
    expect(moveFocus(grid, 4, "ArrowLeft")).toBe(3);
    expect(moveFocus(grid, 3, "ArrowLeft")).toBe(3);
    expect(moveFocus(grid, 4, "End")).toBe(5);
    expect(moveFocus(grid, 4, "Home")).toBe(3);
  });
  it("follows a line with all four arrows, and pages by a tenth", () => {
    expect(moveFocus(line, 4, "ArrowRight")).toBe(5);
    expect(moveFocus(line, 4, "ArrowDown")).toBe(5);
    expect(moveFocus(line, 0, "ArrowUp")).toBe(0);
    expect(moveFocus(line, 4, "PageDown")).toBe(7);
    expect(moveFocus(line, 1, "PageUp")).toBe(0);
    expect(moveFocus(line, 4, "End")).toBe(29);
  });
  it("goes over the holes of a map", () => {
    const map = [
      { x: 0, y: 0 },
      { x: 3, y: 0 },
      { x: 3, y: 2 },
    ];
    expect(moveFocus(map, 0, "ArrowRight")).toBe(1);
    expect(moveFocus(map, 1, "ArrowDown")).toBe(2);
  });
  it("leaves other keys alone", () => {
    expect(moveFocus(grid, 1, "a")).toBeNull();
  });
});
