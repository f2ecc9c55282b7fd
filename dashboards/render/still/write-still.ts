import type { Scene } from "../../scene/scene.ts";
import { writeDrawing } from "../picture/svg-string.ts";
import type { Palette } from "../svg-element.ts";
import { mapNumbers, placeAttribute } from "./place-numbers.ts";
import { writeHeights } from "./write-heights.ts";

/**
 * Widths in pixels from `least` to `most` that share a drawing where they can; measured are that of the drawing first, then others,
 * the most telling first.
 */
export type WidthRange = { measured: readonly number[]; least: number; most: number };

/** A drawing with its numbers taken out. */
type Measured = { outline: string; numbers: readonly number[] };
type Fit = { first: Measured; slopes: readonly number[] };
/** Ranges that share a drawing, the first of them by index. */
type Group = { from: number; widths: number[]; shown: [number, number]; fit: Fit };

const mostErrorPx = 0.6;
/** Of the numbers of a drawing the first is its width, the next its height. */
const heightAt = 1;

/**
 * Writes a drawing that a few bytes of script lay out in any width (026): between the widths where a text or a tick comes or goes, every
 * number of a layout is linear. Neighbouring ranges share a drawing where that holds for both; a drawing is shown `from-1` or
 * `until-1`, the second range's width, or that of the third. Where a drawing of another height will take its place, it has that height.
 */
export function writeStill(
  layOutAnew: (width: number) => Scene,
  ranges: readonly WidthRange[],
  palette: Palette,
): string {
  const layOut = rememberWidths(layOutAnew);
  const measureHeight = (width: number): number => layOut(width).height;
  // It is never scaled.
  const measure = rememberWidths((width) =>
    readNumbers(writeDrawing(layOut(width), palette).replace(/ viewBox="[^"]*"/, "")),
  );
  const look = layOut(ranges[0]!.least).isBrushable ? "drawing brushable" : "drawing";
  const groups: Group[] = [];
  for (const [from, { measured, least, most }] of ranges.entries()) {
    const last = groups.at(-1);
    const fit = fitRange(measure, measured);
    const joined = last && joinRanges(measure, last, { measured, fit });
    if (last === undefined || joined === undefined) {
      groups.push({ from, widths: [...measured], shown: [least, most], fit });
      continue;
    }
    last.widths.push(...measured);
    last.shown = [Math.min(last.shown[0], least), Math.max(last.shown[1], most)];
    last.fit = joined;
  }
  return groups
    .map(({ from, widths, shown, fit }, at) => {
      const until = groups[at + 1]?.from;
      const start = from > 0 ? `${look} from-${String(from)}` : look;
      const classes = until === undefined ? start : `${start} until-${String(until)}`;
      const [drawnAt = 0] = widths;
      const slopes = roundSlopes(
        fit,
        Math.max(...widths.map((width) => Math.abs(width - drawnAt))),
      );
      const predict = (width: number): number =>
        fit.first.numbers[heightAt]! + (slopes[heightAt] ?? 0) * (width - drawnAt);
      const heights = writeHeights(measureHeight, predict, { shown, exact: widths });
      return finish(fit.first, { classes, slopes, heights });
    })
    .join("");
}

function rememberWidths<Value>(make: (width: number) => Value): (width: number) => Value {
  const made = new Map<number, Value>();
  return (width) => {
    const value = made.get(width) ?? make(width);
    made.set(width, value);
    return value;
  };
}

/** Hundredths are enough for what is near, thousandths for the rest and for heights. */
function roundSlopes({ slopes }: Fit, farthestPx: number): number[] {
  const parts = farthestPx * 0.005 < mostErrorPx ? 100 : 1000;
  return slopes.map((slope, at) => roundTo(at === heightAt ? 1000 : parts, slope));
}

function roundTo(parts: number, slope: number): number {
  return Math.round(slope * parts) / parts;
}

/** Fits the first widths of two ranges, where the others do not show that it is not the same drawing. */
function joinRanges(
  measure: (width: number) => Measured,
  last: Group,
  { measured, fit: own }: { measured: readonly number[]; fit: Fit },
): Fit | undefined {
  const at = last.widths[0]!;
  const [to = 0] = measured;
  const first = measure(at);
  const slopes = compare(first, measure(to), to - at);
  if (slopes === null) return undefined;
  const joined = { first, slopes };
  // What a drawing of its own would not have right either is no reason for one.
  const isAsTrue = (fit: Fit, drawnAt: number, width: number): boolean => {
    const other = measure(width);
    return isTrue(joined, other, width - at) || !isTrue(fit, other, width - drawnAt);
  };
  const isShared =
    last.widths.every((width) => isAsTrue(last.fit, at, width)) &&
    measured.every((width) => isAsTrue(own, to, width));
  return isShared ? joined : undefined;
}

/** By the first of the other widths as far as which the drawing only stretches. */
function fitRange(
  measure: (width: number) => Measured,
  [at = 0, ...others]: readonly number[],
): Fit {
  const first = measure(at);
  for (const other of others) {
    const slopes = compare(first, measure(other), other - at);
    const halfway = Math.round((other - at) / 2);
    if (slopes !== null && isTrue({ first, slopes }, measure(at + halfway), halfway)) {
      return { first, slopes };
    }
  }
  return { first, slopes: [] };
}

function isTrue({ first, slopes }: Fit, other: Measured, wider: number): boolean {
  const isNear = (number: number, index: number): boolean =>
    Math.abs(first.numbers[index]! + slopes[index]! * wider - number) < mostErrorPx;
  return other.outline === first.outline && other.numbers.every(isNear);
}

function compare(first: Measured, other: Measured, wider: number): number[] | null {
  if (first.outline !== other.outline) return null;
  return first.numbers.map((number, index) => (other.numbers[index]! - number) / wider);
}

function readNumbers(svg: string): Measured {
  const numbers: number[] = [];
  const outline = mapPlaces(svg, (number) => {
    numbers.push(number);
    return 0;
  });
  return { outline, numbers };
}

/** Tenths of a pixel are finer than the eye sees. */
function finish(
  { outline, numbers }: Measured,
  { classes, slopes, heights }: { classes: string; slopes: readonly number[]; heights: string },
): string {
  let index = 0;
  const svg = mapPlaces(outline, () => Math.round(numbers[index++]! * 10) / 10);
  const written = slopes.map(writeSlope).join(",").replace(/,+$/, "");
  const exact = heights === "" ? "" : ` data-heights="${heights}"`;
  return svg.replace("<svg", `<svg class="${classes}" data-slopes="${written}"${exact}`);
}

function writeSlope(slope: number): string {
  return slope === 0 ? "" : String(slope).replace("0.", ".");
}

function mapPlaces(svg: string, map: (number: number) => number): string {
  return svg.replaceAll(
    / ([a-zA-Z\d]+)="([^"]*)"/g,
    (whole: string, name: string, value: string) =>
      placeAttribute.test(name) ? ` ${name}="${mapNumbers(value, map)}"` : whole,
  );
}
