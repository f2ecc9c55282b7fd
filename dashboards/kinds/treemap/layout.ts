import type { MarkState } from "../../scene/mark-state.ts";
import { inState } from "../../scene/paints.ts";
import { group, type Box, type Scene, type SceneMark, type Target } from "../../scene/scene.ts";
import { textWidth, wrapText } from "../../scene/text-metrics.ts";
import type { Chart } from "../chart.ts";
import { describeBin, describeTip } from "../describe-bin.ts";
import { nameBin } from "../order-bins.ts";
import { readStates } from "../read-states.ts";
import { squarify } from "./squarify.ts";

const gap = 2;
const defaultHeight = 300;
const pad = 8;
const lineHeight = 17;
const firstBaseline = 19;

type Part = { bin: number; value: number; box: Box };

/** Lays out parts of a whole by area, the largest first, each with its name and value where they fit. */
export function layOutTreemap(chart: Chart, width: number): Scene {
  const height = chart.height ?? defaultHeight;
  const parts = listParts(chart, { x: 0, y: 0, width, height });
  const stateOf = readStates(chart);
  return {
    width,
    height,
    isBrushable: false,
    marks: parts.map((part) => group(drawPart(chart, part, stateOf(part.bin)))),
    targets: parts.map((part) => makeTarget(chart, part)),
  };
}

function listParts({ result, measures }: Chart, box: Box): Part[] {
  const values = result.values(measures[0]!.id);
  const bins = result.shown
    .filter((bin) => values[bin]! > 0)
    .toSorted((a, b) => values[b]! - values[a]!);
  const weights = bins.map((bin) => values[bin]!);
  return squarify(weights, box).map((area, at) => ({
    bin: bins[at]!,
    value: weights[at]!,
    box: { ...area, width: Math.max(area.width - gap, 1), height: Math.max(area.height - gap, 1) },
  }));
}

function drawPart(chart: Chart, { bin, value, box }: Part, state: MarkState): SceneMark[] {
  const { measures, format } = chart;
  const { x, y, width, height } = box;
  const room = width - pad * 2;
  const most = Math.min(Math.floor((height - pad) / lineHeight), 2);
  const lines = wrapText(nameBin(chart, bin), room, most);
  const text = format.short(measures[0]!, value);
  const isWritten =
    lines.length > 0 && textWidth(text) < room && height > (lines.length + 1) * lineHeight + pad;
  const place = (line: number) =>
    ({
      kind: "text",
      x: x + pad,
      y: y + firstBaseline + line * lineHeight,
      anchor: "start",
    }) as const;
  const names = lines.map(
    (line, at) => ({ ...place(at), paint: inState("area-name", state), text: line }) as const,
  );
  return [
    { kind: "rect", paint: inState("area-cell", state), ...box },
    ...names,
    ...(isWritten
      ? [{ ...place(lines.length), paint: inState("area-value", state), text } as const]
      : []),
  ];
}

function makeTarget(chart: Chart, { bin, box }: Part): Target {
  return {
    ...box,
    bins: [bin],
    name: () => describeBin(chart, nameBin(chart, bin), bin),
    tip: () => describeTip(chart, bin),
  };
}
