import { linePath } from "../../scene/line-path.ts";
import { extent } from "../../scene/scales/linear-scale.ts";
import { textAround, type Box, type SceneMark } from "../../scene/scene.ts";
import type { Chart } from "../chart.ts";
import { count } from "../read-series.ts";
import type { SquaresSpec } from "./spec.ts";

/** Width in px of the courses with the figures at their ends, and of the drawing from which there is room for them. */
export const courseWidth = 240;
export const coursesFrom = 900;
const endWidth = 38;
const inset = 6;
const textGap = 8;

type Place = { row: number; isTold: boolean; box: Pick<Box, "x" | "y" | "height"> };

/** Draws the course of each row's figure, all on one scale, with its first and last value, and names both ends. */
export function drawCourses(
  chart: Chart<SquaresSpec>,
  view: string,
  places: readonly Place[],
): SceneMark[] {
  const { measure, unit } = chart.spec.row;
  const result = chart.read(view);
  const axis = result.axes[1]!;
  const { size } = axis;
  const all = result.values(measure);
  const courses = places.map(({ row }) => all.slice(row * size, (row + 1) * size));
  const ranges = courses.map((values) => extent(values));
  const spread = Math.max(...ranges.map(([low, high]) => high - low), 1);
  const left = (places[0]?.box.x ?? 0) + endWidth;
  const length = courseWidth - 2 * endWidth;
  const head = (at: number): string => chart.format.bin(axis, undefined, at);
  return [
    textAround("tick", { x: left, middle: 36 }, head(0)),
    textAround("tick", { x: left + length, middle: 36 }, head(size - 1), "end"),
    ...places.flatMap(({ isTold, box }, place): SceneMark[] => {
      const values = courses[place]!;
      const [low, high] = ranges[place]!;
      const middle = box.y + box.height / 2;
      const step = (box.height - 2 * inset) / spread;
      const points = count(size).map((at) => ({
        x: left + (at / Math.max(size - 1, 1)) * length,
        y: middle - (values[at]! - (low + high) / 2) * step,
      }));
      const known = count(size).filter((at) => !Number.isNaN(values[at]!));
      const write = (at: number | undefined, side: -1 | 1): SceneMark[] => {
        if (at === undefined) return [];
        const { x, y } = points[at]!;
        const text = chart.format.plain({ unit, decimals: 0 }, values[at]!);
        const spot = { x: x + side * textGap, middle: y };
        return [textAround("tick", spot, text, side < 0 ? "end" : "start")];
      };
      return [
        { kind: "path", paint: isTold ? "line-single-unselected" : "trend", d: linePath(points) },
        ...write(known[0], -1),
        ...write(known.at(-1), 1),
      ];
    }),
  ];
}
