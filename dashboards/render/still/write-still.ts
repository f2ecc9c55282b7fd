import type { Scene } from "../../scene/scene.ts";
import { writeDrawing } from "../picture/svg-string.ts";
import type { Palette } from "../svg-element.ts";
import { mapNumbers, placeAttribute } from "./place-numbers.ts";

/** Widths in px of drawings without scripts: that of a phone, and that of a column (`plain-figures.css`). */
const plainWidths = { shown: 280, wide: 600 };
/** Width in px at which a new drawing begins, since none may serve both of these widths. */
const wideFrom = 420;
const mostErrorPx = 0.5;
const stepPx = 16;

/** The markup of a drawing without its numbers, and the numbers. */
type Measured = { outline: string; numbers: readonly number[] };
type Measure = (width: number) => Measured;
type Piece = { from: number; to: number };

/**
 * Writes the drawings that a script of a few bytes stretches to every width from `least` to `most`, in px (026): the
 * numbers of a layout are linear in its width, except where a text or tick is added or dropped; there the next drawing
 * begins (`data-from`).
 */
export function writeStill(
  layOut: (width: number) => Scene,
  { least, most }: { least: number; most: number },
  palette: Palette,
): string {
  const measured = new Map<number, Measured>();
  const measure = (width: number): Measured => {
    const known = measured.get(width) ?? readNumbers(layOut(width), palette);
    measured.set(width, known);
    return known;
  };
  const look = layOut(least).isBrushable ? "drawing still brushable" : "drawing still";
  return listPieces(measure, least, most)
    .map((piece) => writePiece(measure, piece, look))
    .join("");
}

/** Lists the longest ranges of widths in which a layout is linear, in order. */
function listPieces(measure: Measure, least: number, most: number): Piece[] {
  const pieces: Piece[] = [];
  for (let from = least; from <= most;) {
    const last = from < wideFrom ? Math.min(wideFrom - 1, most) : most;
    const to = findEnd(measure, { from, to: last });
    pieces.push({ from, to });
    from = to + 1;
  }
  return pieces;
}

/** Finds the end of a range in steps, since layouts are expensive, then to the pixel. */
function findEnd(measure: Measure, { from, to: last }: Piece): number {
  const known = [from];
  let end = from;
  for (let step = stepPx; step >= 1;) {
    const to = Math.min(end + step, last);
    const between = Math.round((end + to) / 2);
    if (to > end && isLinear(measure, [...known, between, to])) {
      known.push(between, to);
      end = to;
    } else step = Math.floor(step / 2);
  }
  return end;
}

/** True where the drawing at the first width, stretched to the last, is right at all given widths. */
function isLinear(measure: Measure, widths: readonly number[]): boolean {
  const [from, to] = [widths[0]!, widths.at(-1)!];
  const slopes = readSlopes(measure, { from, to });
  const { outline, numbers } = measure(from);
  const isRight = (width: number): boolean =>
    measure(width).numbers.every(
      (number, at) => Math.abs(numbers[at]! + slopes[at]! * (width - from) - number) <= mostErrorPx,
    );
  return measure(to).outline === outline && widths.every(isRight);
}

function readSlopes(measure: Measure, { from, to }: Piece): number[] {
  const [first, last] = [measure(from).numbers, measure(to).numbers];
  return first.map((number, at) => (to > from ? (last[at]! - number) / (to - from) : 0));
}

function writePiece(measure: Measure, piece: Piece, look: string): string {
  const { from, to } = piece;
  const plain = Object.entries(plainWidths).find(([, width]) => width >= from && width <= to);
  const [own = "", drawnAt = Math.round((from + to) / 2)] = plain ?? [];
  const { outline } = measure(from);
  const slopes = readSlopes(measure, piece);
  const numbers = measure(from).numbers.map(
    (number, at) => number + slopes[at]! * (drawnAt - from),
  );
  let index = 0;
  const svg = mapPlaces(outline, () => Math.round(numbers[index++]! * 10) / 10);
  // Hundredths are exact enough for a short range.
  const parts = (to - from) * 0.005 < mostErrorPx ? 100 : 1000;
  const written = slopes.map((slope) => writeSlope(Math.round(slope * parts) / parts)).join(",");
  const data = `data-from="${String(from)}" data-slopes="${written.replace(/,+$/, "")}"`;
  return svg.replace("<svg", `<svg class="${`${look} ${own}`.trim()}" ${data}`);
}

function writeSlope(slope: number): string {
  return slope === 0 ? "" : String(slope).replace("0.", ".");
}

function readNumbers(scene: Scene, palette: Palette): Measured {
  const numbers: number[] = [];
  // A drawing without a view box is never scaled.
  const svg = writeDrawing(scene, palette).replace(/ viewBox="[^"]*"/, "");
  const outline = mapPlaces(svg, (number) => {
    numbers.push(number);
    return 0;
  });
  return { outline, numbers };
}

function mapPlaces(svg: string, map: (number: number) => number): string {
  return svg.replaceAll(
    / ([a-zA-Z\d]+)="([^"]*)"/g,
    (whole: string, name: string, value: string) =>
      placeAttribute.test(name) ? ` ${name}="${mapNumbers(value, map)}"` : whole,
  );
}
