import { isMarked, type MarkState } from "../../scene/mark-state.ts";
import { inState } from "../../scene/paints.ts";
import { group, textAround, type Scene, type SceneMark } from "../../scene/scene.ts";
import { textWidth } from "../../scene/text-metrics.ts";
import { targetBin } from "../bins/describe-bin.ts";
import { splitBin } from "../bins/order-bins.ts";
import type { Chart } from "../chart.ts";
import { count } from "../read-series.ts";
import { readStates } from "../read-states.ts";
import type { RacksSpec } from "./spec.ts";

const usualHeight = 320;
/** Room in px over a rack for its zone, and under it for its name. */
const room = { above: 17, below: 17 };
/** Racks side by side, by the width from which there is room for them. */
const perLine = [
  { from: 0, racks: 2 },
  { from: 440, racks: 4 },
  { from: 900, racks: 8 },
];
const drawnRacks = 4;
const between = 16;
const levelHeights = { pressed: 24, drawn: 9, most: 46 };
const gap = 2;
const states = ["plain", "unselected", "highlighted", "selected"] as const;

type Plan = ReturnType<typeof planRacks>;
type Rack = Plan["racks"][number];

/** Lays out aisles as racks: a box in a place is as high as the share of days on which it is occupied. */
export function layOutRacks(chart: Chart<RacksSpec>, width: number): Scene {
  const plan = planRacks(chart, width);
  const { racks, height } = plan;
  return {
    width,
    height,
    marks: [
      { kind: "path", paint: "base", d: racks.map((rack) => traceFrame(plan, rack)).join("") },
      group(states.map((state) => drawBoxes(plan, state))),
      group(racks.flatMap((rack) => drawNames(plan, rack))),
    ],
    targets: racks.flatMap((rack) =>
      rack.places.map(({ bin, x, foot }) =>
        targetBin(chart, bin, { x, y: foot - plan.level, width: plan.bay, height: plan.level }),
      ),
    ),
  };
}

function planRacks(chart: Chart<RacksSpec>, width: number) {
  const { result, spec, height = usualHeight } = chart;
  const isDrawn = chart.isPicture === true;
  const [aisles, places] = [result.axes[0]!.size, result.axes[1]!.size];
  const inLine = isDrawn ? drawnRacks : perLine.findLast(({ from }) => width >= from)!.racks;
  const lines = Math.ceil(aisles / inLine);
  const bays = places / spec.levels;
  const bay = (width - between * (inLine - 1)) / inLine / bays;
  const free = (height - lines * (room.above + room.below)) / (lines * spec.levels);
  const least = levelHeights[isDrawn ? "drawn" : "pressed"];
  const level = Math.min(Math.max(free, least), levelHeights.most);
  const rackHeight = spec.levels * level;
  const lineHeight = room.above + rackHeight + room.below;
  const racks = count(aisles).map((aisle) => {
    const left = (aisle % inLine) * (bays * bay + between);
    const foot = Math.floor(aisle / inLine) * lineHeight + room.above + rackHeight;
    const own = result.shown
      .filter((bin) => splitBin(result, bin).row === aisle)
      .map((bin) => {
        const { column } = splitBin(result, bin);
        const x = left + Math.floor(column / spec.levels) * bay;
        return { bin, x, foot: foot - (column % spec.levels) * level };
      });
    return { aisle, left, foot, places: own };
  });
  return {
    chart,
    width,
    height: lines * lineHeight,
    racks,
    bays,
    bay,
    level,
    rackWidth: bays * bay,
    occupied: result.values(chart.measures[1]!.id),
    stateOf: readStates(chart),
  };
}

/** Traces the uprights of a rack, and its boards. */
function traceFrame({ chart, level, rackWidth }: Plan, { left, foot }: Rack): string {
  const { levels } = chart.spec;
  const top = (foot - levels * level).toFixed(1);
  const sides = [left, left + rackWidth].map((x) => `M${x.toFixed(1)} ${foot.toFixed(1)}V${top}`);
  const boards = count(levels).map(
    (at) => `M${left.toFixed(1)} ${(foot - at * level).toFixed(1)}h${rackWidth.toFixed(1)}`,
  );
  return [...sides, ...boards].join("");
}

/** Draws the boxes of one state, all in one path. */
function drawBoxes({ racks, bay, level, occupied, stateOf }: Plan, state: MarkState): SceneMark {
  const d = racks
    .flatMap(({ places }) => places)
    .filter(({ bin }) => stateOf(bin) === state && occupied[bin]! > 0)
    .map(({ bin, x, foot }) => {
      const [across, up] = [(bay - 2 * gap).toFixed(1), (occupied[bin]! * (level - 4)).toFixed(1)];
      return `M${(x + gap).toFixed(1)} ${foot.toFixed(1)}h${across}v-${up}h-${across}z`;
    });
  const paint = inState(isMarked(state) ? "bar" : "bar-open", state);
  return { kind: "path", paint, d: d.join("") };
}

/** Writes the zone over its first rack, and under a rack its aisle and how many of its places are marked. */
function drawNames({ chart, level, rackWidth, stateOf }: Plan, rack: Rack): SceneMark[] {
  const { format, axes, result, spec } = chart;
  const { aisle, left, foot, places } = rack;
  let first = 0;
  const zone = spec.zones.find(({ aisles }) => {
    first += aisles;
    return first - aisles === aisle;
  });
  const name = format.bin(result.axes[0]!, axes[0], aisle);
  const whole = `${axes[0]?.name ?? ""} ${name}`;
  const marked = places.filter(({ bin }) => isMarked(stateOf(bin))).length;
  const middle = foot + 10;
  return [
    ...(zone === undefined
      ? []
      : [
          textAround(
            "value",
            { x: left, middle: foot - spec.levels * level - 9 },
            axes[0]?.label?.(zone.label) ?? zone.label,
          ),
        ]),
    textAround("tick", { x: left, middle }, textWidth(whole) < rackWidth - 30 ? whole : name),
    ...(marked === 0
      ? []
      : [textAround("value", { x: left + rackWidth, middle }, format.count(marked), "end")]),
  ];
}
