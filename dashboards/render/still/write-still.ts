import type { Scene } from "../../scene/scene.ts";
import { writeDrawing } from "../picture/svg-string.ts";
import type { Palette } from "../svg-element.ts";
import { mapNumbers, placeAttribute } from "./place-numbers.ts";

/** Widths in pixels: that of the drawing, then others, the most telling first. */
export type StillWidths = { narrow: readonly number[]; wide: readonly number[] };

type Still = { outline: string; numbers: number[] };

const mostErrorPx = 0.6;

/**
 * Writes a drawing that a few bytes of script lay out in any width (026): between the widths where a text or a tick comes or goes, every
 * number of a layout is linear. One drawing where the same holds for phone and desk, otherwise two.
 */
export function writeStill(
  layOut: (width: number) => Scene,
  { narrow, wide }: StillWidths,
  palette: Palette,
): string {
  const draw = (width: number, name: string): Still =>
    readNumbers(writeDrawing(layOut(width), palette, { className: `drawing ${name}` }));
  const slopes = findCommonSlopes((width) => draw(width, "still"), narrow, wide);
  if (slopes !== null) return finish(draw(narrow[0]!, "still"), slopes);
  return (
    [
      ["still-narrow", narrow],
      ["still-wide", wide],
    ] as const
  )
    .map(([name, widths]) =>
      finish(
        draw(widths[0]!, name),
        findSlopes((width) => draw(width, name), widths),
      ),
    )
    .join("");
}

function findCommonSlopes(
  draw: (width: number) => Still,
  [at = 0, ...others]: readonly number[],
  wide: readonly number[],
): number[] | null {
  const first = draw(at);
  const slopes = compare(first, draw(wide[1]!), wide[1]! - at);
  if (slopes === null) return null;
  const isFit = [others[0]!, wide[0]!].every((width) => {
    const { outline, numbers } = draw(width);
    return (
      outline === first.outline &&
      numbers.every(
        (number, index) =>
          Math.abs(first.numbers[index]! + slopes[index]! * (width - at) - number) < mostErrorPx,
      )
    );
  });
  return isFit ? slopes : null;
}

/** By the first of the other widths where the drawing has the same parts. */
function findSlopes(
  draw: (width: number) => Still,
  [at = 0, ...others]: readonly number[],
): number[] {
  const first = draw(at);
  for (const other of others) {
    const slopes = compare(first, draw(other), other - at);
    if (slopes !== null) return slopes;
  }
  return [];
}

function compare(first: Still, other: Still, wider: number): number[] | null {
  if (first.outline !== other.outline || first.numbers.length !== other.numbers.length) return null;
  return first.numbers.map((number, index) => (other.numbers[index]! - number) / wider);
}

function readNumbers(svg: string): Still {
  const numbers: number[] = [];
  const outline = mapPlaces(svg, (number) => {
    numbers.push(number);
    return 0;
  });
  return { outline, numbers };
}

/** Tenths of a pixel and thousandths of a slope are finer than the eye sees. */
function finish({ outline, numbers }: Still, slopes: readonly number[]): string {
  let index = 0;
  const svg = mapPlaces(outline, () => Math.round(numbers[index++]! * 10) / 10);
  const written = slopes.map((slope) => writeSlope(slope)).join(",");
  return svg.replace("<svg", `<svg data-slopes="${written.replace(/,+$/, "")}"`);
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
