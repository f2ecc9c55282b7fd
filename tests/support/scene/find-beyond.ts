import { paints } from "../../../dashboards/scene/paints.ts";
import type { Paint } from "../../../dashboards/scene/paint.ts";
import type { Box, Scene, SceneMark, ShapeMark } from "../../../dashboards/scene/scene.ts";

/** Strokes and rounded numbers reach over an edge by up to so many px. */
const slackPx = 2;

/** Lists the marks and targets of a scene that reach over its edges; texts count by their baseline. */
export function findBeyond(scene: Scene): string[] {
  const isBeyond = ({ x, y, width, height }: Box): boolean =>
    !(x >= -slackPx && x + width <= scene.width + slackPx) ||
    !(y >= -slackPx && y + height <= scene.height + slackPx);
  const write = (name: string, { x, y, width, height }: Box): string =>
    `${name} at ${[x, y, width, height].map(Math.round).join()} in ${String(scene.width)} × ${String(Math.round(scene.height))}`;
  const marks = listShapes(scene.marks).flatMap((mark) => {
    const box = boxOf(mark);
    return box !== undefined && isBeyond(box) ? [write(mark.paint, box)] : [];
  });
  const targets = scene.targets.filter(isBeyond).map((target) => write("target", target));
  return [...marks, ...targets];
}

function listShapes(marks: readonly SceneMark[]): ShapeMark[] {
  return marks.flatMap((mark) => (mark.kind === "group" ? listShapes(mark.marks) : [mark]));
}

function boxOf(mark: ShapeMark): Box | undefined {
  const { strokeWidth = 0 }: Paint = paints[mark.paint];
  switch (mark.kind) {
    case "rect":
      return mark;
    case "circle":
      return joinPoints([
        [mark.cx - mark.r, mark.cy - mark.r],
        [mark.cx + mark.r, mark.cy + mark.r],
      ]);
    case "line":
      return joinPoints([
        [mark.x1, mark.y1],
        [mark.x2, mark.y2],
      ]);
    case "path":
      return mark.d === "" ? undefined : grow(joinPoints(listPoints(mark.d)), strokeWidth / 2);
    case "text":
      return { x: mark.x, y: mark.y - 10, width: 0, height: 10 };
  }
}

function grow({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function joinPoints(points: readonly (readonly [number, number])[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Lists the points of path data, those of a curve's handles too. */
function listPoints(d: string): [number, number][] {
  let [x, y] = [0, 0];
  const points: [number, number][] = [];
  for (const [, letter = "", rest = ""] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = [...rest.matchAll(/-?\d*\.?\d+/g)].map(([number]) => Number(number));
    const isRelative = letter === letter.toLowerCase();
    const [fromX, fromY] = isRelative ? [x, y] : [0, 0];
    if (/h/i.test(letter)) x = fromX + numbers.at(-1)!;
    else if (/v/i.test(letter)) y = fromY + numbers.at(-1)!;
    else {
      for (let at = 0; at + 1 < numbers.length; at += 2) {
        [x, y] = [fromX + numbers[at]!, fromY + numbers[at + 1]!];
        points.push([x, y]);
      }
    }
    points.push([x, y]);
  }
  return points;
}
