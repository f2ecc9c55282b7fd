import type { Chart } from "../../kinds/chart.ts";
import { readSeries } from "../../kinds/read-series.ts";
import type { Point } from "../../scene/line-path.ts";
import type { PaintName } from "../../scene/paints.ts";
import { textAround, type PathMark, type Scene, type SceneMark } from "../../scene/scene.ts";
import { labelSize, textWidth } from "../../scene/text-metrics.ts";
import { findPlace, type Surroundings, type TextBox } from "./find-place.ts";

/** A drawn line, and the line that it is compared with, where that differs. */
type DrawnLine = { line: readonly Point[]; compared: readonly Point[] | undefined };

/** Returns the name of the compared line of a series; a single series has no name of its own. */
type NameOf = (series: string | undefined) => string | undefined;

/**
 * Names compared lines at their ends, or at the nearest points with room. The first way of naming applies with which
 * all names fit, or some fit and all are the same; without one, lines have no names, since tooltips have them.
 */
export function nameLines(
  scene: Scene,
  chart: Chart,
  paint: PaintName,
  ways: readonly NameOf[],
): SceneMark[] {
  const { series } = readSeries(chart, true);
  const drawn = series.filter(({ cells }) => cells.some(({ value }) => !Number.isNaN(value)));
  const lines = readLines(scene);
  const around = {
    curves: lines.flatMap(({ line, compared }) => (compared ? [line, compared] : [line])),
    frame: scene.targets[0]!,
  };
  for (const nameOf of ways) {
    const named = lines.flatMap(({ compared }, at) => {
      const name = nameOf(series.length === 1 ? undefined : drawn[at]!.name);
      return compared && name !== undefined ? [{ curve: compared, name }] : [];
    });
    const marks = placeNames(named, { ...around, taken: readTexts(scene.marks) }, paint);
    const isOneName = new Set(named.map(({ name }) => name)).size === 1;
    if (marks.length === named.length || (isOneName && marks.length > 0)) return marks;
  }
  return [];
}

function placeNames(
  named: readonly { curve: readonly Point[]; name: string }[],
  around: Surroundings,
  paint: PaintName,
): SceneMark[] {
  let taken = around.taken;
  return named.flatMap(({ curve, name }): SceneMark[] => {
    const box = findPlace(curve, name, { ...around, taken });
    if (box === undefined) return [];
    taken = [...taken, box];
    return [textAround(paint, { x: box.to, middle: box.middle }, name, "end")];
  });
}

/** Reads the lines of a drawing, in the order of its series. */
function readLines({ marks }: Pick<Scene, "marks">): DrawnLine[] {
  return marks.flatMap((mark): DrawnLine[] => {
    if (mark.kind !== "group") return [];
    const paths = mark.marks.filter((one) => one.kind === "path");
    const line = paths.find(({ paint }) => /^line-(?:single(?:-unselected)?|\d)$/.test(paint));
    const compared = paths.find(({ paint, d }) => paint === "line-baseline" && d !== "");
    return line ? [{ line: readPoints(line), compared: compared && readPoints(compared) }] : [];
  });
}

function readPoints({ d }: PathMark): Point[] {
  return [...d.matchAll(/([\d.-]+) ([\d.-]+)/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));
}

/** Returns the boxes of the texts that a drawing has already. */
function readTexts(marks: readonly SceneMark[]): TextBox[] {
  return marks.flatMap((mark): TextBox[] => {
    if (mark.kind === "group") return readTexts(mark.marks);
    if (mark.kind !== "text" || mark.anchor !== "end") return [];
    const { x, y, text } = mark;
    return [{ from: x - textWidth(text), to: x, middle: y - labelSize / 3 }];
  });
}
