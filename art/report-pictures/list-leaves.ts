import type { Paint } from "../../dashboards/scene/paint.ts";
import { paints } from "../../dashboards/scene/paints.ts";
import type { SceneMark, TextMark } from "../../dashboards/scene/scene.ts";

export type ShapeMark = Exclude<SceneMark, { kind: "group" | "text" }>;

/** Lists the visible marks of a drawing, shapes and texts apart, each from back to front. */
export function listLeaves(
  marks: readonly SceneMark[],
  isSeen: (paint: Paint) => boolean,
): { shapes: ShapeMark[]; texts: TextMark[] } {
  const [shapes, texts]: [ShapeMark[], TextMark[]] = [[], []];
  const visit = (mark: SceneMark): void => {
    if (mark.kind === "group") for (const inner of mark.marks) visit(inner);
    else if (mark.kind === "text") texts.push(mark);
    else if (isSeen(paints[mark.paint]) && !(mark.kind === "path" && mark.d === "")) {
      shapes.push(mark);
    }
  };
  for (const mark of marks) visit(mark);
  return { shapes, texts: texts.filter(({ text }) => text !== "") };
}

export function bottomOf(shape: ShapeMark): number {
  switch (shape.kind) {
    case "rect":
      return shape.y + shape.height;
    case "circle":
      return shape.cy + shape.r;
    case "line":
      return Math.max(shape.y1, shape.y2);
    case "path":
      return lowestOfPath(shape.d);
  }
}

/** Returns the largest y of a path that has only `M`, `L`, `h`, `H`, `v`, `V` and `z`. */
function lowestOfPath(d: string): number {
  let [y, lowest] = [0, -Infinity];
  for (const [, command = "", numbers = ""] of d.matchAll(/([MLhHvVz])([^a-zA-Z]*)/g)) {
    const values = numbers.match(/-?[\d.]+/g)?.map(Number) ?? [];
    if (command === "M" || command === "L" || command === "V") y = values.at(-1)!;
    else if (command === "v") y += values[0]!;
    lowest = Math.max(lowest, y);
  }
  return lowest;
}
