import { expect, test } from "vitest";
import { squarify } from "./squarify.ts";

const box = { x: 0, y: 0, width: 6, height: 4 };

test("divides a rectangle by weight, without gaps", () => {
  const weights = [6, 6, 4, 3, 2, 2, 1];
  const parts = squarify(weights, box);
  expect(parts.map(({ width, height }) => Math.round(width * height))).toEqual(weights);
  const isInside = parts.every(
    (part) => part.x + part.width < 6.001 && part.y + part.height < 4.001,
  );
  expect(isInside).toBe(true);
});

test("gives no part where there is no weight", () => {
  expect(squarify([], box)).toEqual([]);
});
