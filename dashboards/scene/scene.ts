import { paints, type Paint, type PaintName } from "./paints.ts";
import { labelSize } from "./text-metrics.ts";

/** A drawing as data, in pixels, drawn alike by every renderer: on the screen, as a file, as a picture. */
export type Scene = {
  width: number;
  height: number;
  /** Back to front. */
  marks: readonly SceneMark[];
  /** In the order of focus. */
  targets: readonly Target[];
  /** Targets stand side by side over ordered bins: dragging across them chooses a range. */
  isBrushable: boolean;
};

export type SceneMark = GroupMark | RectMark | PathMark | CircleMark | LineMark | TextMark;

/** Marks that come and go together: their number may change without moving the marks after them. `at` moves them. */
export type GroupMark = {
  kind: "group";
  marks: readonly SceneMark[];
  at?: { x: number; y: number };
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
/** A line of text from its baseline; `isUpright` reads upwards. */
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

/** What can be pointed at, focused and chosen: the bins it stands for and the rectangle that answers. */
export type Target = Box & {
  bins: readonly number[];
  /** In full, e.g. `Business: 69,44 %, 39.121 pasajeros`; read after the drawing has changed, so that nobody waits for it. */
  name: () => string;
  /** Read when the tooltip is shown; null where the mark says it all. */
  tip: () => TipText | null;
  /** Where the tooltip points; the top of the rectangle without it. */
  tipAt?: { x: number; y: number };
  /** Path data of a further area that answers to the pointer. */
  area?: string;
};

export type TipText = { title: string; rows: readonly { name: string; value: string }[] };

export function group(marks: readonly SceneMark[]): GroupMark {
  return { kind: "group", marks };
}

/** Distance from the middle of a line of text down to its baseline, in em. */
const middleToBaseline = 0.32;

/** A line of text whose letters stand around `middle`. */
export function textAround(
  paint: PaintName,
  { x, middle }: { x: number; middle: number },
  text: string,
  anchor: TextAnchor = "start",
): TextMark {
  const { fontSize = labelSize }: Paint = paints[paint];
  return { kind: "text", paint, x, y: middle + fontSize * middleToBaseline, text, anchor };
}
