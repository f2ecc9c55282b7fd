import type { Point } from "../../scene/line-path.ts";
import type { Box } from "../../scene/scene.ts";
import { textWidth } from "../../scene/text-metrics.ts";

/** Distances in px from a line to the middle of its name: above it, or below. */
const places = [-12, 14];
const lineHeight = 16;
/** Pixels by which a name may reach above the frame, where drawings have no marks. */
const overPx = 8;
/** Least distance in px between a name and a line, and between two lines at the start of a name. */
const leastFree = 7;
/** Largest share of a line's length that its name may have. */
const mostOfLine = 0.75;

type Curve = readonly Point[];
export type TextBox = { from: number; to: number; middle: number };
export type Surroundings = {
  /** All lines of the drawing, including the one that is named. */
  curves: readonly Curve[];
  taken: readonly TextBox[];
  frame: Pick<Box, "y" | "height">;
};

/** Returns the box of a name that overlaps nothing, beside its line and nearest to its end; undefined without one. */
export function findPlace(
  curve: Curve,
  name: string,
  { curves, taken, frame }: Surroundings,
): TextBox | undefined {
  const [left, right] = [curve[0]!.x, curve.at(-1)!.x];
  const width = textWidth(name);
  if (width > mostOfLine * (right - left)) return undefined;
  const others = curves.filter((one) => one !== curve);
  const isInFrame = ({ from, middle }: TextBox): boolean =>
    from >= left && middle > frame.y - overPx && middle < frame.y + frame.height;
  return curve
    .toReversed()
    .filter(({ x, y }) => roomAround({ from: x, to: x, middle: y }, others) >= leastFree)
    .flatMap(({ x, y }) => {
      const to = Math.min(x + width / 2, right);
      return places
        .map((place) => ({ from: to - width, to, middle: y + place }))
        .toSorted((a, b) => roomAround(b, others) - roomAround(a, others));
    })
    .find(
      (box) =>
        isInFrame(box) &&
        roomAround(box, curves) >= leastFree &&
        taken.every((other) => areApart(box, other)),
    );
}

function areApart(a: TextBox, b: TextBox): boolean {
  return Math.abs(a.middle - b.middle) >= lineHeight || a.from > b.to || b.from > a.to;
}

/** Returns the distance from the middle of a name to the nearest line along it; 0 where one crosses it. */
function roomAround({ from, to, middle }: TextBox, curves: readonly Curve[]): number {
  const rooms = curves.map((curve) => {
    const inside = curve.filter(({ x }) => x > from && x < to).map(({ y }) => y);
    const away = [...heightAt(curve, from), ...inside, ...heightAt(curve, to)].map(
      (y) => y - middle,
    );
    const isCrossed = Math.min(...away) < 0 && Math.max(...away) > 0;
    return isCrossed ? 0 : Math.min(...away.map(Math.abs));
  });
  return Math.min(...rooms);
}

/** Returns the height of a line at x; empty before its beginning and after its end. */
function heightAt(curve: Curve, x: number): number[] {
  const after = curve.findIndex((point) => point.x >= x);
  const [a, b] = [curve[after - 1], curve[after]];
  if (b === undefined) return [];
  if (a === undefined) return b.x === x ? [b.y] : [];
  return [a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x)];
}
