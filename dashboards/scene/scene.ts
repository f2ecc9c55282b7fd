import type { Paint } from "./paint.ts";
import { paints, type PaintName } from "./paints.ts";
import { labelSize } from "./text-metrics.ts";

/** The way of a lever's handle in px, from the least value of its range to the most. */
export type LeverWay = { left: number; right: number; y: number };

/**
 * A drawing as data, in px, the same on screen, as SVG and as PNG. `marks` are from back to front, `targets` in the
 * order of focus; `isBrushable` where these are adjacent over ordered bins, so that a drag selects a range; `leverWay`
 * where the drawing has the lever.
 */
export type Scene = {
  width: number;
  height: number;
  marks: readonly SceneMark[];
  targets: readonly Target[];
  isBrushable?: boolean;
  leverWay?: LeverWay | undefined;
};

export type SceneMark = GroupMark | ShapeMark;
export type ShapeMark = RectMark | PathMark | CircleMark | LineMark | TextMark;

/**
 * Marks that are added and removed together, without changing the keys of later marks. `at` moves them; `hasTextsOnTop`
 * means that no mark covers a text before it, so that all texts can be drawn last.
 */
export type GroupMark = {
  kind: "group";
  marks: readonly SceneMark[];
  at?: { x: number; y: number };
  hasTextsOnTop?: true;
};
export type RectMark = { kind: "rect"; paint: PaintName } & Box;
export type PathMark = { kind: "path"; paint: PaintName; d: string };
type CircleMark = { kind: "circle"; paint: PaintName; cx: number; cy: number; r: number };
type LineMark = {
  kind: "line";
  paint: PaintName;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
};
export type TextMark = {
  kind: "text";
  paint: PaintName;
  x: number;
  y: number;
  text: string;
  anchor: TextAnchor;
  isUpright?: true;
};

export type TextAnchor = "start" | "middle" | "end";
export type Box = { x: number; y: number; width: number; height: number };

/**
 * A rectangle (and `area`, path data) that can be pointed at, focused and selected, with its bins. `tipAt` is the
 * position of the tooltip, by default the top; a null `tip` means that the mark already shows everything.
 */
export type Target = Box & {
  bins: readonly number[];
  /**
   * Full name, e.g. `Business: 69,44 %, 39.121 pasajeros`; called after the drawing has changed, which must not wait
   * for it.
   */
  name: () => string;
  tip: () => TipText | null;
  tipAt?: { x: number; y: number };
  area?: string;
};

export type TipText = { title: string; rows: readonly { name: string; value: string }[] };

export function verticalLine(paint: PaintName, x: number, y1: number, y2: number): LineMark {
  return { kind: "line", paint, x1: x, y1, x2: x, y2 };
}

export function horizontalLine(paint: PaintName, y: number, x1: number, x2: number): LineMark {
  return { kind: "line", paint, x1, y1: y, x2, y2: y };
}

export function group(marks: readonly SceneMark[]): GroupMark {
  return { kind: "group", marks };
}

const middleToBaseline = 0.32;

export function textAround(
  paint: PaintName,
  { x, middle }: { x: number; middle: number },
  text: string,
  anchor: TextAnchor = "start",
): TextMark {
  const { fontSize = labelSize }: Paint = paints[paint];
  return { kind: "text", paint, x, y: middle + fontSize * middleToBaseline, text, anchor };
}
