import caseFigures from "../../content/catalogue/case-figures.json" with { type: "json" };
import { fillText } from "../../contracts/fill-text.ts";
import { languageTags, type Locale } from "../../contracts/locale.ts";
import type { PictureWords } from "../../dashboards/shell/host/report-copy.ts";
import { namedPx } from "./frame-picture.ts";
import type { Scene, SceneMark, TextMark } from "../../dashboards/scene/scene.ts";

const linePx = 17;
const firstLinePx = 12;
const gapPx = 6;
const tickPx = 5;

type Bounds = { left: number; right: number; top: number; bottom: number };

/** Adds to a scene the names of its axes, and notes with the case's figures beside the marks that its text is about. */
export function annotateScene(
  scene: Scene,
  { above, corner, below, marked = [] }: PictureWords,
  slug: string,
  locale: Locale,
): Scene {
  const leaves = listAll(scene.marks);
  const highlighted = leaves.filter(
    ({ kind, paint }) => kind !== "text" && paint.endsWith("-highlighted"),
  );
  const bounds = highlighted.flatMap((mark) => findBounds(mark) ?? []);
  const lines = marked.map((line) => fillText(line, listFigures(slug, locale)));
  const isBracketed = lines.length > 0 && highlighted.length > 1;
  const kept = isBracketed
    ? leaves.filter((mark) => mark.kind !== "text" || mark.paint !== "point-name-highlighted")
    : leaves;
  const named: SceneMark[] = [
    ...(above === undefined ? [] : [textAt(0, firstLinePx - namedPx.above, above, "start")]),
    ...(corner === undefined ? [] : [textAt(scene.width, firstLinePx, corner, "end")]),
    ...(below === undefined
      ? []
      : [textAt(scene.width, scene.height + namedPx.below - gapPx, below, "end")]),
  ];
  const noted = lines.length === 0 ? [] : noteMarks(join(bounds), lines, isBracketed);
  return { ...scene, marks: [...kept, ...named, ...noted] };
}

/** Draws the lines of a note above its marks, over a bracket where there are several. */
function noteMarks(around: Bounds, lines: string[], isBracketed: boolean): SceneMark[] {
  const { left, right, top } = around;
  if (!isBracketed) {
    return lines.map((line, at) => noteAt(right + gapPx, top - gapPx + at * linePx, line, "start"));
  }
  const y = top - gapPx - tickPx;
  const ends = [left, right].map((x): SceneMark => ({
    kind: "line",
    paint: "base",
    x1: x,
    y1: y,
    x2: x,
    y2: y + tickPx,
  }));
  const last = y - gapPx - 2;
  return [
    { kind: "line", paint: "base", x1: left, y1: y, x2: right, y2: y },
    ...ends,
    ...lines.map((line, at) =>
      noteAt(left, last - (lines.length - 1 - at) * linePx, line, "start"),
    ),
  ];
}

const noteAt = (x: number, y: number, text: string, anchor: TextMark["anchor"]): TextMark => ({
  kind: "text",
  paint: "point-name-highlighted",
  x,
  y,
  text,
  anchor,
});

const textAt = (x: number, y: number, text: string, anchor: TextMark["anchor"]): TextMark => ({
  ...noteAt(x, y, text, anchor),
  paint: "axis-name",
});

function listAll(marks: readonly SceneMark[]): Exclude<SceneMark, { kind: "group" }>[] {
  return marks.flatMap((mark) => (mark.kind === "group" ? listAll(mark.marks) : [mark]));
}

function findBounds(mark: SceneMark): Bounds | undefined {
  if (mark.kind === "circle") {
    const { cx, cy, r } = mark;
    return { left: cx - r, right: cx + r, top: cy - r, bottom: cy + r };
  }
  if (mark.kind !== "path") return undefined;
  // A bar is a path from its bottom left corner, to the right and up.
  const [, x, y, width, top] = /^M([\d.]+) ([\d.]+)h([\d.]+)V([\d.]+)/.exec(mark.d) ?? [];
  if (top === undefined) return undefined;
  const left = Number(x);
  return { left, right: left + Number(width), top: Number(top), bottom: Number(y) };
}

function join(all: readonly Bounds[]): Bounds {
  return {
    left: Math.min(...all.map(({ left }) => left)),
    right: Math.max(...all.map(({ right }) => right)),
    top: Math.min(...all.map(({ top }) => top)),
    bottom: Math.max(...all.map(({ bottom }) => bottom)),
  };
}

function listFigures(slug: string, locale: Locale): Record<string, string> {
  type Figure = { id: string; value: number; decimals?: number };
  const write = (value: number, decimals: number): string =>
    value.toLocaleString(languageTags[locale], {
      minimumFractionDigits: decimals,
      useGrouping: "always",
    });
  const figures = (caseFigures as Record<string, readonly Figure[]>)[slug] ?? [];
  return Object.fromEntries(
    figures.map(({ id, value, decimals = 0 }) => [id, write(value, decimals)]),
  );
}
