import { drawValueGrid } from "../../scene/axes/value-grid.ts";
import { group, type GroupMark, type Scene, type SceneMark } from "../../scene/scene.ts";
import type { Chart } from "../chart.ts";
import { drawPoints } from "./draw-points.ts";
import { drawFrame } from "./draw-frame.ts";
import { listTargets } from "./list-targets.ts";
import { axisHeight, planScatter, type ScatterPlan } from "./plan.ts";
import type { ScatterSpec } from "./spec.ts";

/**
 * Lays out points by two measures, with the names of highlighted and selected ones; very many points are one path for
 * each state, with a grid of targets over them.
 */
export function layOutScatter(chart: Chart<ScatterSpec>, width: number): Scene {
  const plan = planScatter(chart, width);
  const { height, left, right, y, writeUp } = plan;
  return {
    width,
    height,
    isBrushable: false,
    marks: [
      drawValueGrid({ scale: y, left, right, write: writeUp }),
      drawAxes(plan),
      group(drawFrame(plan)),
      group(drawThresholds(plan)),
      ...drawPoints(plan),
    ],
    targets: listTargets(plan),
  };
}

function drawAxes({ up, across, right, height, x, writeAcross, middleOf }: ScatterPlan): GroupMark {
  const y = height - axisHeight + 18;
  return group([
    { kind: "text", paint: "axis-name", x: 0, y: 12, text: up.name, anchor: "start" },
    { kind: "text", paint: "axis-name", x: right, y: height - 4, text: across.name, anchor: "end" },
    ...x.ticks.map((tick): SceneMark => {
      const text = writeAcross(tick);
      return { kind: "text", paint: "tick", x: middleOf(tick), y, text, anchor: "middle" };
    }),
  ]);
}

function drawThresholds({ chart, x, y, left, right, top, bottom }: ScatterPlan): SceneMark[] {
  const { acrossLine, upLine } = chart.spec;
  const marks: SceneMark[] = [];
  if (acrossLine !== undefined) {
    const at = x(acrossLine.value);
    marks.push({ kind: "line", paint: "target", x1: at, x2: at, y1: top, y2: bottom });
  }
  if (upLine !== undefined) {
    const at = y(upLine.value);
    marks.push({ kind: "line", paint: "target", x1: left, x2: right, y1: at, y2: at });
  }
  return marks;
}
