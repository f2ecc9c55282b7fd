import { expect, test } from "vitest";
import { breakLines, setHeading } from "./set-heading.ts";

const measure = (line: string) => line.length * 10;

test("breaks where a line is full, and leaves a word whole that is wider", () => {
  expect(breakLines("uno dos tres", 70, measure)).toEqual(["uno dos", "tres"]);
  expect(breakLines("otorrinolaringología no", 70, measure)).toEqual([
    "otorrinolaringología",
    "no",
  ]);
});

const setLine = (text: string, { x, y }: { x: number; y: number }, sizePx: number) => ({
  svg: `${text}@${String(sizePx)}`,
  label: { text, left: x, right: x + text.length * sizePx * 0.5, top: y, bottom: y },
  glyphs: new Map(),
});

test("sets a heading as large as its space allows, line below line", () => {
  const room = { x: 72, top: 160, bottom: 526, width: 520 };
  const short = setHeading("Menos informes", room, setLine);
  expect(short.map(({ svg }) => svg)).toEqual(["Menos@84", "informes@84"]);
  const long = setHeading("palabra ".repeat(20).trim(), room, setLine);
  expect(Number(long[0]?.svg.split("@")[1])).toBeLessThan(60);
  expect(long.at(-1)?.label.bottom).toBeLessThanOrEqual(room.bottom);
  for (const { label } of long) expect(label.right - label.left).toBeLessThanOrEqual(room.width);
});
