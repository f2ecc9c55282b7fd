import type { Paint } from "../../scene/paint.ts";
import { paints, type PaintName } from "../../scene/paints.ts";
import type { Scene, TextMark } from "../../scene/scene.ts";
import { breakText, labelSize } from "../../scene/text-metrics.ts";

export type Caption = { title: string; note?: string | undefined; lines: readonly string[] };

const margin = 24;
const gap = 14;
const lineHeights = { "picture-title": 23, "picture-text": 19 };
/** Width of bold text as a multiple of the estimate. */
const titleWidening = 1.1;

type Line = { text: string; paint: keyof typeof lineHeights };

/** Puts a drawing on a background with its caption, which takes as many lines as it needs. */
export function framePicture(scene: Scene, { title, note = "", lines }: Caption): Scene {
  const { width, height, marks } = scene;
  const above = [
    ...breakLines(title, width, "picture-title"),
    ...breakLines(note, width, "picture-text"),
  ];
  const below = lines.flatMap((line) => breakLines(line, width, "picture-text"));
  const top = margin + heightOf(above) + gap;
  const full = {
    width: width + margin * 2,
    height: top + height + gap + heightOf(below) + margin,
  };
  return {
    ...full,
    marks: [
      { kind: "rect", paint: "picture-ground", x: 0, y: 0, ...full },
      ...placeLines(above, margin),
      { kind: "group", at: { x: margin, y: top }, marks },
      ...placeLines(below, top + height + gap),
    ],
    targets: [],
  };
}

function breakLines(text: string, width: number, paint: Line["paint"]): Line[] {
  if (text === "") return [];
  const size = sizeOf(paint) * (paint === "picture-title" ? titleWidening : 1);
  return breakText(text, width, size).map((line) => ({ text: line, paint }));
}

function heightOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { paint }) => sum + lineHeights[paint], 0);
}

function placeLines(lines: readonly Line[], top: number): TextMark[] {
  return lines.map(({ text, paint }, at) => {
    const y = top + heightOf(lines.slice(0, at)) + (lineHeights[paint] + sizeOf(paint) * 0.7) / 2;
    return { kind: "text", paint, x: margin, y, text, anchor: "start" };
  });
}

function sizeOf(paint: PaintName): number {
  const { fontSize = labelSize }: Paint = paints[paint];
  return fontSize;
}
