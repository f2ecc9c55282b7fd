import { bar, cells, type Mark, type Point } from "../../pictures/marks.ts";
import { cover, coverPaint, coverStroke } from "../cover.ts";
import { axis, figurePaint, figureStroke, figureText, figureWidth } from "../figure.ts";
import type { FigureMaterials, PostPictures } from "../post-pictures.ts";
import { strokes } from "../strokes.ts";

type Copy = typeof import("../../../content/blog-pictures/es/tabla-de-calendario.json");

const weeks = 17;
const arguedWeek = 8;
const oldYearDays = 4;
const pitch = 60;
const cell = { width: 48, height: 48 };

/** Weeks of 1,000 € a day around 1 January 2027, by their number and the days they cover. */
const weekTypes = [
  {
    argued: 3,
    weeks: [
      [51, 7],
      [52, 7],
      [53, 4],
      [1, 3],
      [2, 7],
      [3, 7],
    ],
  },
  {
    argued: undefined,
    weeks: [
      [51, 7],
      [52, 7],
      [53, 7],
      [1, 7],
      [2, 7],
    ],
  },
] as const;
const shownDays = 35;
const newYearDay = 18;
/** The days of two years by weeks: the week in the accent lies on both sides of the line between them. */
export const drawTablaDeCalendario: PostPictures<Copy> = {
  cover: () => {
    const left = (cover.width - (weeks - 1) * pitch - cell.width) / 2;
    const top = (cover.height - 6 * pitch - cell.height) / 2;
    const placeOf = (week: number, day: number): Point => ({
      x: left + week * pitch,
      y: top + day * pitch,
    });
    const days = Array.from({ length: weeks * 7 }, (_, i) => i);
    const isArgued = (day: number) => Math.floor(day / 7) === arguedWeek;
    const change = arguedWeek * 7 + oldYearDays;
    const draw = (chosen: readonly number[], paint: { fill: string }) =>
      cells(
        chosen.map((day) => placeOf(Math.floor(day / 7), day % 7)),
        cell,
        paint,
      );
    const gap = (pitch - cell.width) / 2;
    const turn = placeOf(arguedWeek, oldYearDays);
    const border = [
      { x: turn.x + pitch - gap, y: top - 46 },
      { x: turn.x + pitch - gap, y: turn.y - gap },
      { x: turn.x - gap, y: turn.y - gap },
      { x: turn.x - gap, y: cover.height - top + 46 },
    ];
    return [
      draw(
        days.filter((day) => day < change && !isArgued(day)),
        coverPaint.context,
      ),
      draw(
        days.filter((day) => day >= change && !isArgued(day)),
        coverPaint.track,
      ),
      draw(days.filter(isArgued), coverPaint.argued),
      strokes([border], coverStroke.hairline + 1, coverPaint.bone),
    ];
  },
  figures: [{ height: 552, draw: drawWeeks }],
};

/** The same sales by two kinds of week, each column as wide as its days: only one kind cuts a week in two. */
function drawWeeks({ copy, label }: FigureMaterials<Copy>): Mark[] {
  const { types, week: weekName, newYear, euros, eurosWithUnit } = copy;
  const dayPx = figureWidth / shownDays;
  const rowPx = 282;
  const baselineOf = (row: number) => 198 + row * rowPx;
  const columns = weekTypes.flatMap(({ argued, weeks: shown }, row) => {
    const baseline = baselineOf(row);
    return shown.flatMap(([week, days], i) => {
      const x = shown.slice(0, i).reduce((sum, [, before]) => sum + before, 0) * dayPx;
      const height = days * 21;
      const isArgued = i === argued;
      const years = i === 0 ? ["2026"] : week === 1 ? ["2027"] : [];
      const inset = x + (days < 5 ? 4 : 8);
      return [
        bar(
          { x: x + 1, y: baseline - height, width: days * dayPx - 2, height },
          isArgued ? figurePaint.argued : figurePaint.context,
        ),
        label(
          (i === 0 ? eurosWithUnit : euros).replace("{{thousands}}", String(days)),
          { x: inset, y: baseline - height + (days < 4 ? -10 : 30) },
          figureText.bold,
        ),
        label(
          i === 0 ? `${weekName} ${String(week)}` : String(week),
          { x: inset, y: baseline + 30 },
          figureText.plain,
        ),
        ...years.map((year) => label(year, { x: inset, y: baseline + 61 }, figureText.quiet)),
      ];
    });
  });
  const change = [8, baselineOf(1)].map((y) => ({ x: newYearDay * dayPx, y }));
  return [
    ...columns.filter(({ label: box }) => box === undefined),
    ...columns.filter(({ label: box }) => box !== undefined),
    axis(baselineOf(0)),
    axis(baselineOf(1)),
    strokes([change], figureStroke.axis, figurePaint.ink),
    label(newYear, { x: newYearDay * dayPx + 10, y: 24 }, figureText.quiet),
    ...types.map((name, row) => label(name, { x: 0, y: 24 + row * rowPx }, figureText.bold)),
  ];
}
