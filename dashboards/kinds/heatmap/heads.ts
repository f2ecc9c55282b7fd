import type { Axis } from "../../query/table/axis.ts";
import { labelStride, tickRhythm } from "../../scene/axes/bin-ticks.ts";
import { breakName, drawNameLines, nameLineHeight } from "../../scene/labels/draw-name-lines.ts";
import { group, textAround, type GroupMark, type TextMark } from "../../scene/scene.ts";
import { textWidth } from "../../scene/text-metrics.ts";

const lineSpace = 26;
const upright = { gap: 12, step: 14 };

export type Heads = {
  lines: readonly (readonly string[])[];
  height: number;
  stride: number;
  first: number;
  isUpright: boolean;
};

export function layOutHeads(axis: Axis, names: readonly string[], cellWidth: number): Heads {
  if (axis.kind !== "labels") {
    const lines = names.map((name) => [name]);
    const rhythm = tickRhythm(axis, labelStride(names, cellWidth));
    return { lines, height: lineSpace, ...rhythm, isUpright: false };
  }
  const lines = names.map((name) => breakName(name, cellWidth - 4));
  const isCut = lines.some((parts, at) => parts.join(" ") !== names[at]);
  if (isCut) {
    const height = Math.max(...names.map((name) => textWidth(name))) + upright.gap;
    const stride = Math.ceil(upright.step / cellWidth);
    return { lines: names.map((name) => [name]), height, stride, first: 0, isUpright: true };
  }
  const most = Math.max(...lines.map(({ length }) => length));
  const height = lineSpace + (most - 1) * nameLineHeight;
  return { lines, height, stride: 1, first: 0, isUpright: false };
}

export function drawHeads(heads: Heads, x: (column: number) => number): GroupMark {
  const { lines, height, stride, first, isUpright } = heads;
  return group(
    lines.flatMap((parts, column) => {
      if (column % stride !== first) return [];
      return isUpright
        ? [drawUpright(parts[0]!, x(column), height - 6)]
        : drawNameLines("tick", parts, { x: x(column), middle: height / 2 - 2, anchor: "middle" });
    }),
  );
}

function drawUpright(text: string, middle: number, y: number): TextMark {
  const { y: baseline, ...mark } = textAround("tick", { x: 0, middle }, text);
  return { ...mark, x: baseline, y, isUpright: true };
}
