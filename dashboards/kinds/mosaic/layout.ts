import { spreadLabels } from "../../scene/labels/spread-labels.ts";
import type { MarkState } from "../../scene/mark-state.ts";
import { inState } from "../../scene/paints.ts";
import { group, textAround, type Scene, type SceneMark, type Target } from "../../scene/scene.ts";
import { fitText, textWidth } from "../../scene/text-metrics.ts";
import { targetBin } from "../bins/describe-bin.ts";
import { nameBin } from "../bins/order-bins.ts";
import type { Chart } from "../chart.ts";
import { listMarked } from "../list-marked.ts";
import { readStates } from "../read-states.ts";
import { valueWriter } from "../write-values.ts";
import { widenTargets } from "../route/widen-targets.ts";
import type { MosaicSpec } from "./spec.ts";

const defaultHeight = 300;
const gap = 2;
const textGap = 8;
const lineHeight = 16;
const widestName = 0.4;

type Row = ReturnType<typeof planRows>["rows"][number];

export function layOutMosaic(chart: Chart<MosaicSpec>, width: number): Scene {
  const height = chart.height ?? defaultHeight;
  const { rows, left } = planRows(chart, width, height);
  const stateOf = readStates(chart);
  return {
    width,
    height,
    marks: rows.map((row) => group(drawRow(row, left, stateOf(row.bin)))),
    targets: rows.map((row) => aim(chart, row, left, width)),
  };
}

/** The target is the row, and none too thin for a finger. */
function aim(chart: Chart, { bin, y, strip, length }: Row, left: number, width: number): Target {
  const box = { x: 0, width, y: strip.x, height: strip.width };
  return { ...targetBin(chart, bin, box), tipAt: { x: left + length / 2, y } };
}

function planRows(chart: Chart<MosaicSpec>, width: number, height: number) {
  const { result, measures, comparison } = chart;
  const [area, across, along = area] = measures;
  const [areas, thicks] = [result.values(area!.id), result.values(across!.id)];
  const totals = result.totals(area!.id);
  const write = valueWriter(chart);
  const bins = listMarked(chart, "both").filter((bin) => thicks[bin]! > 0);
  const names = result.shown.map((bin) => textWidth(nameBin(chart, bin)));
  const left = Math.ceil(Math.min(Math.max(0, ...names), width * widestName)) + textGap;
  const lengths = bins.map((bin) => areas[bin]! / thicks[bin]!);
  const others = bins.map((bin) => (comparison ? totals[bin]! / thicks[bin]! : 0));
  const texts = lengths.map((length) => write(along!, length));
  const room = width - left - textGap - Math.max(0, ...texts.map((text) => textWidth(text)));
  const scale = room / Math.max(Number.MIN_VALUE, ...lengths, ...others);
  const whole = bins.reduce((sum, bin) => sum + thicks[bin]!, 0);
  const free = height - gap * Math.max(bins.length - 1, 0);
  let next = 0;
  const tops = bins.map((bin) => {
    const y = next;
    const thick = (free * thicks[bin]!) / whole;
    next += thick + gap;
    return { y, thick };
  });
  const middles = tops.map(({ y, thick }) => y + thick / 2);
  const texted = spreadLabels(middles, lineHeight, [lineHeight / 2, height - lineHeight / 2]);
  const strips = widenTargets(
    tops.map(({ y, thick }) => ({ x1: y, x2: y + thick + gap })),
    height,
  );
  return {
    left,
    rows: bins.map((bin, at) => ({
      bin,
      y: tops[at]!.y,
      thick: tops[at]!.thick,
      length: lengths[at]! * scale,
      other: others[at]! * scale,
      name: fitText(nameBin(chart, bin), left - textGap),
      text: texts[at]!,
      middle: texted[at]!,
      strip: strips[at]!,
    })),
  };
}

function drawRow(
  { y, thick, length, other, name, text, middle }: Row,
  left: number,
  state: MarkState,
): SceneMark[] {
  const box = { x: left, y, height: thick };
  return [
    ...(other > 0 && other !== length
      ? [{ kind: "rect", paint: "baseline", ...box, width: other } as const]
      : []),
    { kind: "rect", paint: inState("bar", state), ...box, width: Math.max(length, 1) },
    textAround(inState("name", state), { x: left - textGap, middle }, name, "end"),
    textAround(
      inState("value", state),
      { x: left + Math.max(length, other) + textGap, middle },
      text,
    ),
  ];
}
