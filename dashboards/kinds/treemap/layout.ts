import { drawKey, layOutKey, type KeyEntry } from "../../scene/keys/series-key.ts";
import type { MarkState } from "../../scene/mark-state.ts";
import { inState } from "../../scene/paints.ts";
import { planWidth } from "../../scene/scales/planned-width.ts";
import { group, textAround, type Box, type Scene, type SceneMark } from "../../scene/scene.ts";
import { textWidth, wrapText } from "../../scene/text-metrics.ts";
import type { Chart } from "../chart.ts";
import { targetBin } from "../bins/describe-bin.ts";
import { nameBin } from "../bins/order-bins.ts";
import { readStates } from "../read-states.ts";
import { valueWriter } from "../write-values.ts";
import { squarify } from "./squarify.ts";

const gap = 2;
const defaultHeight = 300;
/** Padding beside a name in px; the smaller one where the name would not fit otherwise. */
const pads = [8, 4];
const lineHeight = 17;
const firstBaseline = 19;
const keyGap = 8;

type Part = {
  bin: number;
  box: Box;
  name: string;
  text: string;
  pad: number;
  lines: readonly string[];
  /** Number that stands for the name where that does not fit; empty otherwise. */
  number: string;
};

/** Lays out parts of a whole by area, the largest first, each with its name and value where they fit. */
export function layOutTreemap(chart: Chart, width: number): Scene {
  const height = chart.height ?? defaultHeight;
  const stateOf = readStates(chart);
  const planned = planWidth(width);
  const plan = planTreemap(chart, { width: planned, height });
  const { entries, mapHeight, keyHeight } = plan;
  // oxlint-disable-next-line oxc/no-map-spread -- a plan is shared and never changed
  const parts = plan.parts.map((part) => ({ ...part, box: widen(part.box, width / planned) }));
  return {
    width,
    height: mapHeight + keyHeight,
    marks: [
      ...parts.map((part) => group(drawPart(part, stateOf(part.bin)))),
      ...(entries.length === 0
        ? []
        : [
            {
              kind: "group",
              at: { x: 0, y: mapHeight + keyGap },
              marks: [drawKey(entries, planned)],
            } as const,
          ]),
    ],
    targets: parts.map(({ bin, box }) => targetBin(chart, bin, box)),
  };
}

function widen({ x, width, ...box }: Box, factor: number): Box {
  return { ...box, x: x * factor, width: Math.max((width + gap) * factor - gap, 1) };
}

/** Plans the parts; one without room for its name has a number, which a key below explains. */
function planTreemap(chart: Chart, { width, height }: { width: number; height: number }) {
  const stateOf = readStates(chart);
  let mapHeight = height;
  for (;;) {
    const parts = listParts(chart, { x: 0, y: 0, width, height: mapHeight });
    const entries = parts
      .filter(({ number }) => number !== "")
      .map(({ bin, number, name, text }): KeyEntry => ({
        name: `${number} ${name}: ${text}`,
        swatch: "fill",
        paint: inState("area-cell", stateOf(bin)),
      }));
    const keyHeight = entries.length === 0 ? 0 : layOutKey(entries, width).height + keyGap;
    const left = Math.max(height - keyHeight, height / 2);
    if (mapHeight <= left) return { parts, entries, mapHeight, keyHeight };
    mapHeight = left;
  }
}

function listParts(chart: Chart, whole: Box): Part[] {
  const { result, measures } = chart;
  const write = valueWriter(chart);
  const values = result.values(measures[0]!.id);
  const bins = result.shown
    .filter((bin) => values[bin]! > 0)
    .toSorted((a, b) => values[b]! - values[a]!);
  const weights = bins.map((bin) => values[bin]!);
  let unnamed = 0;
  return squarify(weights, whole).map((area, at) => {
    const bin = bins[at]!;
    const name = nameBin(chart, bin);
    const box = {
      ...area,
      width: Math.max(area.width - gap, 1),
      height: Math.max(area.height - gap, 1),
    };
    const most = Math.min(Math.floor((box.height - pads[0]!) / lineHeight), 2);
    const wrap = (pad: number): string[] => wrapText(name, box.width - pad * 2, most);
    const pad = pads.find((one) => wrap(one).length > 0) ?? 0;
    const number = pad > 0 ? "" : String((unnamed += 1));
    return {
      bin,
      box,
      name,
      text: write(measures[0]!, weights[at]!),
      pad,
      lines: pad > 0 ? wrap(pad) : [],
      number,
    };
  });
}

function drawPart({ box, text, pad, lines, number }: Part, state: MarkState): SceneMark[] {
  const { x, y, width, height } = box;
  const isWritten =
    lines.length > 0 &&
    textWidth(text) < width - pad - 4 &&
    height > (lines.length + 1) * lineHeight + pad;
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
    ...(number !== "" && textWidth(number) <= width && height >= lineHeight
      ? [
          textAround(
            inState("area-value", state),
            { x: x + width / 2, middle: y + height / 2 },
            number,
            "middle",
          ),
        ]
      : []),
    ...(isWritten
      ? [{ ...place(lines.length), paint: inState("area-value", state), text } as const]
      : []),
  ];
}
