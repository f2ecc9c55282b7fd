import { bar, cells, type Point } from "../pictures/marks.ts";
import { palettes } from "../pictures/palette.ts";
import { scatterNumbers } from "../pictures/scatter-numbers.ts";
import { cover, coverPaint } from "./cover.ts";
import type { PostPictures } from "./post-pictures.ts";

const pitch = { x: (cover.width - 2 * cover.margin) / 31, y: 39 };
const cell = { width: 25, height: 30 };
const top = 106;
/** 2028, a leap year that begins on a Saturday. */
const monthDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const firstWeekday = 5;
const shades = 6;

/** A year with one cell a day, shaded by its sales; the yellow one is 29 February. */
export const drawTablaDeCalendario: PostPictures = {
  cover: () => {
    const scatter = scatterNumbers(29);
    const byShade = Array.from({ length: shades }, (): Point[] => []);
    let day = firstWeekday;
    for (const [month, days] of monthDays.entries()) {
      for (let date = 0; date < days; date += 1) {
        const place = placeOf(month, date);
        byShade[shadeOf(day % 7, month, scatter(3))]?.push(place);
        day += 1;
      }
    }
    const leapDay = placeOf(1, 28);
    return [
      ...byShade.map((places, shade) => cells(places, cell, { fill: shadeColour(shade) })),
      bar(
        { x: leapDay.x - 5, y: leapDay.y - 5, width: cell.width + 10, height: cell.height + 10 },
        coverPaint.argued,
      ),
    ];
  },
  figures: [],
};

function placeOf(month: number, date: number): Point {
  return { x: cover.margin + date * pitch.x + 3, y: top + month * pitch.y };
}

/** Shops sell most on Saturdays and before Christmas, and nothing on Sundays. */
function shadeOf(weekday: number, month: number, chance: number): number {
  if (weekday === 6) return 0;
  const season = month === 11 || month === 6 ? 1 : 0;
  return Math.min(shades - 1, Math.floor(1 + weekday * 0.45 + chance * 0.6) + season);
}

function shadeColour(shade: number): string {
  const [few, many] = palettes.dark.ramp;
  const share = 0.12 + (0.7 * shade) / (shades - 1);
  const mixed = few.map((from, i) => Math.round(from + ((many[i] ?? 0) - from) * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
