import type { Scene } from "../../scene/scene.ts";
import { writeDrawing } from "../picture/svg-string.ts";
import type { Palette } from "../svg-element.ts";
import { mapNumbers, placeAttribute } from "./place-numbers.ts";

/** Widths in pixels that share a drawing where they can: that of the drawing first, then others, the most telling first. */
export type WidthRange = readonly number[];

/** A drawing with its numbers taken out. */
type Measured = { outline: string; numbers: readonly number[] };
type Fit = { first: Measured; slopes: readonly number[] };

const mostErrorPx = 0.6;

/**
 * Writes a drawing that a few bytes of script lay out in any width (026): between the widths where a text or a tick comes or goes, every
 * number of a layout is linear. Neighbouring ranges share a drawing where that holds for both; a drawing is shown `from-1` or
 * `until-1`, the second range's width, or that of the third.
 */
export function writeStill(
  layOut: (width: number) => Scene,
  ranges: readonly WidthRange[],
  palette: Palette,
): string {
  const measure = (width: number): Measured => readNumbers(writeDrawing(layOut(width), palette));
  const groups: { from: number; widths: number[]; fit: Fit }[] = [];
  for (const [from, range] of ranges.entries()) {
    const last = groups.at(-1);
    const joined = last && joinRanges(measure, last.widths, range);
    if (last === undefined || joined === null || joined === undefined) {
      groups.push({ from, widths: [...range], fit: fitRange(measure, range) });
    } else {
      last.widths.push(...range);
      last.fit = joined;
    }
  }
  return groups
    .map(({ from, fit }, at) => {
      const until = groups[at + 1]?.from;
      const start = from > 0 ? ` from-${String(from)}` : "";
      return finish(fit, until === undefined ? start : `${start} until-${String(until)}`);
    })
    .join("");
}

/** Fits the first widths of two ranges, or returns null where the second widths show that it is not the same drawing. */
function joinRanges(
  measure: (width: number) => Measured,
  range: WidthRange,
  next: WidthRange,
): Fit | null {
  const [at, check] = range as [number, number];
  const [to] = next as [number];
  const first = measure(at);
  const slopes = compare(first, measure(to), to - at);
  if (slopes === null) return null;
  const fit = { first, slopes };
  return [check, ...next].every((width) => isTrue(fit, measure(width), width - at)) ? fit : null;
}

/** By the first of the other widths as far as which the drawing only stretches. */
function fitRange(measure: (width: number) => Measured, [at = 0, ...others]: WidthRange): Fit {
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

/** Tenths of a pixel and thousandths of a slope are finer than the eye sees. */
function finish({ first: { outline, numbers }, slopes }: Fit, shown: string): string {
  let index = 0;
  const svg = mapPlaces(outline, () => Math.round(numbers[index++]! * 10) / 10);
  const written = slopes.map(writeSlope).join(",").replace(/,+$/, "");
  return svg.replace("<svg", `<svg class="drawing${shown}" data-slopes="${written}"`);
}

function writeSlope(slope: number): string {
  const rounded = Math.round(slope * 1000) / 1000;
  return rounded === 0 ? "" : String(rounded).replace("0.", ".");
}

function mapPlaces(svg: string, map: (number: number) => number): string {
  return svg.replaceAll(
    / ([a-zA-Z\d]+)="([^"]*)"/g,
    (whole: string, name: string, value: string) =>
      placeAttribute.test(name) ? ` ${name}="${mapNumbers(value, map)}"` : whole,
  );
}
