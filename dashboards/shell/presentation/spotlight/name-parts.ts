import type { Chart } from "../../../kinds/chart.ts";
import { readSeries } from "../../../kinds/read-series.ts";
import { textAround, type PathMark, type SceneMark } from "../../../scene/scene.ts";
import { fitText, textWidth } from "../../../scene/text-metrics.ts";

/** From a line to the middle of its name: above it, or below. */
const places = [-12, 14];
/** A name nearer to another line or name would hide it. */
const leastFree = 6;
/** Of a line's length; a longer text would cover the lines. */
const mostOfLine = 0.75;

type Point = { x: number; y: number };
/** A series that is drawn, and its part where that differs. */
export type DrawnLine = { whole: PathMark; part: PathMark | undefined };

/** Writes at the ends of lines of the part whose they are, where a chart has several; nothing where a name would hide a line: tooltips have them. */
export function nameParts(
  chart: Chart,
  lines: readonly DrawnLine[],
  [top, bottom]: readonly [number, number],
): SceneMark[] {
  const { series } = readSeries(chart, true);
  if (series.length === 1) return [];
  const drawn = series.filter(({ cells }) => cells.some(({ value }) => !Number.isNaN(value)));
  const taken = lines.flatMap(({ whole, part = whole }) => [
    readEnds(whole)[1].y,
    readEnds(part)[1].y,
  ]);
  const names: SceneMark[] = [];
  for (const [at, { part }] of lines.entries()) {
    if (part === undefined) continue;
    const [start, end] = readEnds(part);
    const others = taken.filter((y) => y !== end.y);
    const free = (y: number): number => Math.min(...others.map((other) => Math.abs(other - y)));
    const [middle] = places
      .map((place) => end.y + place)
      .filter((y) => y > top && y < bottom && free(y) >= leastFree)
      .toSorted((a, b) => free(b) - free(a));
    if (middle === undefined) return [];
    taken.push(middle);
    const room = (end.x - start.x) * mostOfLine;
    const full = `${drawn[at]!.name}: ${chart.comparison!.actual}`;
    const text = textWidth(full) <= room ? full : fitText(drawn[at]!.name, room);
    names.push(textAround("end-single", { x: end.x, middle }, text, "end"));
  }
  return names;
}

/** Where a line begins and ends. */
function readEnds({ d }: PathMark): [Point, Point] {
  const points = [...d.matchAll(/([\d.-]+) ([\d.-]+)/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));
  return [points[0]!, points.at(-1)!];
}
