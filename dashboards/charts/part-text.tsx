import { textWidth } from "../scene/text-metrics.ts";
import type { Part } from "../kinds/bars/bar-parts.ts";
import { plainFills } from "./series-fill.tsx";
import type { VisualProps } from "../render/visual-props.ts";

const size = 12;
const percent = { unit: "percent", decimals: 0 } as const;

/** What is written in a part of a stack: its share of the whole, or its value. */
export function writePart(
  { format }: VisualProps,
  { cell, from, to }: Part,
  layering: string,
): string {
  return layering === "whole"
    ? format.short(percent, to - from)
    : format.short(cell.measure, cell.value);
}

type PartTextProps = {
  text: string;
  series: number;
  /** Middle and size of the part. */
  x: number;
  y: number;
  width: number;
  height: number;
};

/** The value in a part of a stack, where it fits and no hatch lies under it. */
export function PartText({ text, series, x, y, width, height }: PartTextProps) {
  const isFit = textWidth(text, size) + 8 < width && height > size + 3;
  if (!isFit || series >= plainFills) return null;
  return (
    <text className="part-text" x={x} y={y} dy=".34em" textAnchor="middle">
      {text}
    </text>
  );
}
