import type { PaintName } from "../paints.ts";
import {
  group,
  horizontalLine,
  textAround,
  verticalLine,
  type GroupMark,
  type SceneMark,
} from "../scene.ts";
import { textWidth } from "../text-metrics.ts";

const lineHeight = 22;
const swatchPx = 12;
const gap = 18;

export type KeyEntry = { name: string } & (
  | { swatch: "fill" | "line" | "dot"; paint: PaintName }
  | { swatch: "target" | "level" }
);

export function layOutKey(
  entries: readonly KeyEntry[],
  width: number,
): { places: { x: number; y: number }[]; height: number } {
  const places: { x: number; y: number }[] = [];
  let [x, y] = [0, 0];
  for (const { name } of entries) {
    const needed = swatchPx + 7 + textWidth(name);
    if (x > 0 && x + needed > width) [x, y] = [0, y + lineHeight];
    places.push({ x, y });
    x += needed + gap;
  }
  return { places, height: entries.length === 0 ? 0 : y + lineHeight + 4 };
}

export function drawKey(entries: readonly KeyEntry[], width: number): GroupMark {
  const { places } = layOutKey(entries, width);
  return group(
    entries.flatMap((entry, at) => {
      const { x, y } = places[at]!;
      const name = textAround("key", { x: x + swatchPx + 7, middle: y + 8 }, entry.name);
      return [drawSwatch(entry, x, y), name];
    }),
  );
}

function drawSwatch(entry: KeyEntry, x: number, y: number): SceneMark {
  const middle = y + 8;
  switch (entry.swatch) {
    case "fill":
      return { kind: "rect", paint: entry.paint, x, y: y + 2, width: swatchPx, height: swatchPx };
    case "dot":
      return {
        kind: "circle",
        paint: entry.paint,
        cx: x + swatchPx / 2,
        cy: middle,
        r: swatchPx / 2,
      };
    case "line":
      return horizontalLine(entry.paint, middle, x - 2, x + swatchPx + 2);
    case "level":
      return horizontalLine("target", middle, x, x + swatchPx);
    case "target":
      return verticalLine("target", x + swatchPx / 2, y + 1, y + 15);
  }
}
