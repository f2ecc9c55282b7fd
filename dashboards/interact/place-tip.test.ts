import { expect, test } from "vitest";
import { placeTip } from "./place-tip.ts";

const size = { width: 100, height: 60 };
const seen = { left: 0, top: 0, width: 390, height: 800 };
const around = { left: 20, top: 200, width: 350, height: 300 };

test("a tooltip stands over its mark, under it where there is no room, and inside the window", () => {
  const anchor = { left: 300, top: 400, width: 80, height: 20 };
  expect(placeTip(size, { anchor, around: undefined, seen })).toEqual({ x: 282, y: 330 });
  const high = { ...anchor, top: 40 };
  expect(placeTip(size, { anchor: high, around: undefined, seen }).y).toBe(70);
});

test("a tooltip stands beside a mark that is as tall as the window", () => {
  const anchor = { left: 30, top: 20, width: 80, height: 760 };
  expect(placeTip(size, { anchor, around: undefined, seen })).toEqual({ x: 120, y: 20 });
  const right = { ...anchor, left: 300 };
  expect(placeTip(size, { anchor: right, around: undefined, seen }).x).toBe(190);
});

test("beside a mark it stands off the whole mark, not off the point that it names", () => {
  const anchor = { left: 60, top: 20, width: 0, height: 760 };
  const place = (sides: { left: number; right: number }) =>
    placeTip(size, { anchor, sides, around: undefined, seen });
  expect(place({ left: 30, right: 150 })).toEqual({ x: 160, y: 20 });
  expect(place({ left: 130, right: 300 })).toEqual({ x: 20, y: 20 });
});

test("under a finger it stands over or under the whole drawing, or over its mark where neither is seen", () => {
  const anchor = { left: 100, top: 400, width: 20, height: 20 };
  expect(placeTip(size, { anchor, around, seen }).y).toBe(130);
  expect(placeTip(size, { anchor, around, seen: { ...seen, top: 150 } }).y).toBe(510);
  expect(placeTip(size, { anchor, around, seen: { ...seen, top: 150, height: 380 } }).y).toBe(330);
});
