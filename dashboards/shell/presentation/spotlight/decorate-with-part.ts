import type { Chart, Comparison } from "../../../kinds/chart.ts";
import type { PaintName } from "../../../scene/paints.ts";
import type { Scene, SceneMark, Target } from "../../../scene/scene.ts";
import { nameLines } from "../../comparison/name-lines.ts";

const meter = { height: 5, inset: 4 };

/** Draws the part in the accent over the whole: it is what kinds draw as the baseline. */
export function decorateWithPart(isAdditive: (measure: string) => boolean): Comparison["decorate"] {
  return (scene, chart, { spotlight, layOut }) => {
    const isOver = isAdditive(chart.measures[0]!.id);
    switch (spotlight) {
      case "fill":
        return { ...scene, marks: scene.marks.map((mark) => raiseParts(mark, chart, isOver)) };
      case "lines":
        return leadLines(scene, chart);
      case "outline":
        return { ...scene, marks: scene.marks.map((mark) => raiseParts(mark, chart, false)) };
      case "cells":
        return markCells(scene, chart, layOut, isOver);
      case "none":
        return scene;
    }
  };
}

/** Draws parts over their bars: filled where values are additive, else as an outline. */
function raiseParts(mark: SceneMark, chart: Chart, isOver: boolean): SceneMark {
  if (mark.kind !== "group") return mark;
  const marks = mark.marks.map((one) => raiseParts(one, chart, isOver));
  const isPart = (one: SceneMark): boolean => isPartMark(one, chart);
  const parts = marks
    .filter(isPart)
    .map((one) => repaint(one, isOver ? "bar-highlighted" : "grip"));
  return { ...mark, marks: [...marks.filter((one) => !isPart(one)), ...parts] };
}

/** True of a mark of the part: a line, or a baseline bar, which is the track on a scale with a fixed end. */
function isPartMark(mark: SceneMark, { spec }: Chart): boolean {
  if (mark.kind === "group") return false;
  const isTracked = spec.kind === "bars" && "max" in spec;
  return mark.paint === "unfiltered" || (mark.paint === "baseline" && !isTracked);
}

/** Draws lines of the part in the accent, with names where there are several. */
function leadLines(scene: Scene, chart: Chart): Scene {
  const { actual } = chart.comparison!;
  const names = nameLines(scene, chart, "end-single", [
    (series) => series && `${series}: ${actual}`,
    (series) => series,
  ]);
  return { ...scene, marks: [...scene.marks.map(leadLine), { kind: "group", marks: names }] };
}

/** Repaints the line of the part in the accent, that of the whole in bone. */
function leadLine(mark: SceneMark): SceneMark {
  if (mark.kind !== "group" || !mark.marks.some(isLineOfPart)) return mark;
  const whole = mark.marks.filter((one) => !isLineOfPart(one) && !isPath(one, "line-halo"));
  return {
    ...mark,
    marks: [
      ...whole.map((one) => (isPath(one, "line-single") ? repaint(one, "line-0") : one)),
      ...mark.marks.filter(isLineOfPart).map((one) => repaint(one, "line-single")),
    ],
  };
}

function isPath(mark: SceneMark, paint: PaintName): boolean {
  return mark.kind === "path" && mark.paint === paint;
}

function repaint(mark: SceneMark, paint: PaintName): SceneMark {
  return mark.kind === "group" ? mark : { ...mark, paint };
}

function isLineOfPart(mark: SceneMark): boolean {
  return isPath(mark, "line-baseline");
}

/** Keeps the colours of the whole in cells, and draws a meter of the part's share at the bottom of each. */
function markCells(
  scene: Scene,
  chart: Chart,
  layOut: (chart: Chart) => Scene,
  isOver: boolean,
): Scene {
  const { result, measures } = chart;
  const whole = layOut({ ...chart, result: { ...result, totals: result.values } });
  const values = result.values(measures[0]!.id);
  const parts = result.totals(measures[0]!.id);
  const drawn = { ...scene, marks: whole.marks };
  if (!isOver) return drawn;
  const meters = scene.targets.flatMap((target): SceneMark[] => {
    const [bin = -1] = target.bins;
    const share = parts[bin]! / values[bin]!;
    return share > 0 ? [drawMeter(target, Math.min(share, 1))] : [];
  });
  return { ...drawn, marks: [...drawn.marks, { kind: "group", marks: meters }] };
}

function drawMeter({ x, y, width, height }: Target, share: number): SceneMark {
  const { inset } = meter;
  const length = Math.max(width - 2 * inset, 2) * share;
  const foot = y + height - inset - meter.height;
  return {
    kind: "rect",
    paint: "bar-highlighted",
    x: x + inset,
    y: foot,
    width: length,
    height: meter.height,
  };
}
