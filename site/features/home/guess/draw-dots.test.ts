import { expect, test } from "vitest";
import { dotFields, drawFirst, drawSheaf } from "./draw-dots.ts";

test.each(Object.values(dotFields))(
  "draws as many dots as are asked for, in columns of $rows",
  (field) => {
    const countDots = (path: string): number =>
      [...path.matchAll(/v(\d+)/g)].reduce(
        (sum, [, length]) => sum + Math.floor(Number(length) / field.down) + 1,
        0,
      );
    for (const count of [0, 1, 4, 5, 19, 99, 100])
      expect(countDots(drawFirst(field, count))).toBe(count);
    expect(field.columns * field.rows).toBe(100);
  },
);

test("a column that is begun ends with its last dot", () => {
  expect(drawFirst(dotFields.wide, 0)).toBe("");
  expect(drawFirst(dotFields.wide, 6)).toBe("M-25 194.5m50-173v173m50-173v1");
});

test("a hairline ends above each column", () => {
  const ends = [...drawSheaf().matchAll(/ (\d+) 100/g)].map(([, end]) => Number(end));
  expect(ends).toEqual(Array.from({ length: 20 }, (_, column) => 25 + 50 * column));
});
