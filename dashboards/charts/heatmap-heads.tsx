import type { Axis } from "../query/table/axis.ts";
import { tickRhythm } from "./bin-ticks.tsx";
import { labelStride, textWidth } from "../scene/text-metrics.ts";
import { breakName, nameLineHeight, NameLines } from "./name-lines.tsx";

const lineSpace = 26;
const upright = { gap: 12, step: 14 };

/** How the columns of a heat map are named: across, on two lines or at intervals, or upright where labels fit in no other way. */
export type Heads = {
  lines: readonly (readonly string[])[];
  height: number;
  stride: number;
  first: number;
  isUpright: boolean;
};

/** Lays the names of columns out over cells of a width. */
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

/** The names over the columns of a heat map. */
export function HeatmapHeads({ heads, x }: { heads: Heads; x: (column: number) => number }) {
  const { lines, height, stride, first, isUpright } = heads;
  return lines.map((parts, column) => {
    if (column % stride !== first) return null;
    const key = `${String(column)} ${parts.join(" ")}`;
    if (!isUpright) {
      return (
        <NameLines
          key={key}
          {...{ lines: parts, className: "tick", x: x(column), anchor: "middle" }}
          y={height / 2 - 2}
        />
      );
    }
    const place = `translate(${String(x(column))} ${String(height - 6)}) rotate(-90)`;
    return (
      <text key={key} className="tick" transform={place} dy=".32em">
        {parts[0]}
      </text>
    );
  });
}
