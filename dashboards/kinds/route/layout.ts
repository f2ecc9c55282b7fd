import { isMarked } from "../../scene/mark-state.ts";
import { inState } from "../../scene/paints.ts";
import {
  group,
  horizontalLine,
  textAround,
  verticalLine,
  type Scene,
  type SceneMark,
  type Target,
} from "../../scene/scene.ts";
import { breakText, textWidth } from "../../scene/text-metrics.ts";
import { targetBin } from "../bins/describe-bin.ts";
import { nameBin } from "../bins/order-bins.ts";
import type { Chart } from "../chart.ts";
import { listMarked } from "../list-marked.ts";
import { readValues } from "../read-values.ts";
import { readStates } from "../read-states.ts";
import { widenTargets } from "./widen-targets.ts";
import { writeDrawn } from "../units/write-drawn.ts";
import type { RouteSpec } from "./spec.ts";

const usualHeight = 360;
const room = { above: 16, below: 44, beside: 4 };
const lineHeight = 16;
/** Room in px between what is said at the turn and the turn: the name of the next leg stands there. */
const besideTurn = 110;

type Plan = ReturnType<typeof planRoute>;
type Leg = Plan["legs"][number];

/** Lays out bins as the legs of a climb: a leg is as long as its first measure and climbs as far as its second. */
export function layOutRoute(chart: Chart<RouteSpec>, width: number): Scene {
  const plan = planRoute(chart, width);
  const { legs, bottom, height } = plan;
  const ends = legs.map(({ x2, y2 }) => `L${x2.toFixed(1)} ${y2.toFixed(1)}`).join("");
  const start = `M${String(room.beside)} ${bottom.toFixed(1)}`;
  return {
    width,
    height,
    marks: [
      { kind: "path", paint: "area", d: `${start}${ends}V${bottom.toFixed(1)}z` },
      group(legs.map(({ x2, y2 }) => verticalLine("grid", x2, y2, bottom))),
      group([horizontalLine("base", bottom, 0, width)]),
      { kind: "path", paint: "line-0", d: start + ends },
      group(drawMarked(plan)),
      group(drawTurn(plan)),
      group(drawNames(plan)),
    ],
    targets: widenTargets(legs, width).map((box, at) => makeTarget(plan, legs[at]!, box)),
  };
}

function planRoute(chart: Chart<RouteSpec>, width: number) {
  const { height = usualHeight } = chart;
  const [lengths, climbs, slopes] = readValues(chart, 3);
  const bins = listMarked(chart, "both").toSorted((a, b) => slopes[a]! - slopes[b]!);
  const sum = (values: Float64Array): number => bins.reduce((all, bin) => all + values[bin]!, 0);
  const [along, up] = [sum(lengths), sum(climbs)];
  const bottom = height - room.below;
  let [x, y] = [room.beside, bottom];
  const legs = bins.map((bin) => {
    const [x1, y1] = [x, y];
    x += (lengths[bin]! / along) * (width - 2 * room.beside);
    y -= (climbs[bin]! / (up || 1)) * (bottom - room.above);
    return { bin, x1, y1, x2: x, y2: y };
  });
  return { chart, width, height, bottom, legs, stateOf: readStates(chart) };
}

/** Draws the highlighted or selected legs over the line, all in one path. */
function drawMarked({ legs, stateOf }: Plan): SceneMark[] {
  const marked = legs.filter(({ bin }) => isMarked(stateOf(bin)));
  const d = marked
    .map(
      ({ x1, y1, x2, y2 }) =>
        `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`,
    )
    .join("");
  if (d === "") return [];
  return [
    { kind: "path", paint: "line-halo", d },
    { kind: "path", paint: "line-selected", d },
  ];
}

/** True where a leg has room for its name below. */
function isLong(chart: Plan["chart"], { bin, x1, x2 }: Pick<Leg, "bin" | "x1" | "x2">): boolean {
  return textWidth(nameBin(chart, bin)) + 8 < x2 - x1;
}

/** Says how far the legs lead before those that the title argues, where these are the last ones. */
function drawTurn({ chart, legs, bottom, stateOf, width }: Plan): SceneMark[] {
  const first = legs.findIndex(({ bin }) => stateOf(bin) === "highlighted");
  const turn = legs[first];
  if (first < 1 || !legs.slice(first).every(({ bin }) => isMarked(stateOf(bin)))) return [];
  const { x1: x, y1: y } = turn!;
  const write = (share: number): string =>
    chart.format.value({ unit: "percent", decimals: 0 }, share);
  const text = writeDrawn(chart, 0, {
    along: write((x - room.beside) / (width - 2 * room.beside)),
    up: write((bottom - y) / (bottom - room.above)),
  });
  const isNamedBelow = isLong(chart, legs[first - 1]!);
  const lines = text === undefined ? [] : breakText(text, x - besideTurn);
  const widest = Math.max(...lines.map((line) => textWidth(line)));
  if (!isNamedBelow || lines.length > 2 || !(widest < x - besideTurn) || y < 40) return [];
  return [
    horizontalLine("planned", y, room.beside, x),
    { kind: "circle", paint: "ring", cx: x, cy: y, r: 5 },
    ...lines.map((line, at) =>
      textAround("value", { x: room.beside, middle: y - 12 - 16 * (lines.length - 1 - at) }, line),
    ),
  ];
}

/** Names long legs below with their slope over the line, short ones before their end, where these do not collide. */
function drawNames({ chart, legs, bottom, stateOf }: Plan): SceneMark[] {
  const { format, measures, result } = chart;
  let last = Infinity;
  return legs.flatMap(({ bin, x1, y1, x2, y2 }): SceneMark[] => {
    const state = stateOf(bin);
    const name = nameBin(chart, bin);
    const write = (at: number): string =>
      format.value(measures[at]!, result.values(measures[at]!.id)[bin]!);
    const [slope, share] = [write(2), write(0)];
    const x = (x1 + x2) / 2;
    const middle = (y1 + y2) / 2 - 14;
    if (isLong(chart, { bin, x1, x2 })) {
      last = Math.min(last, middle);
      return [
        textAround(inState("value", state), { x, middle }, slope, "end"),
        textAround(inState("name", state), { x, middle: bottom + 15 }, name, "middle"),
        textAround("tick", { x, middle: bottom + 33 }, share, "middle"),
      ];
    }
    if (y2 > last - lineHeight) return [];
    last = y2;
    const text = `${name} ${slope}`;
    const left = x2 - 14;
    return textWidth(text) < left
      ? [textAround(inState("value", state), { x: left, middle: y2 }, text, "end")]
      : [];
  });
}

function makeTarget(
  { chart, bottom }: Plan,
  leg: Leg,
  { x, width }: { x: number; width: number },
): Target {
  return {
    ...targetBin(chart, leg.bin, { x, y: 0, width, height: bottom + room.below }),
    tipAt: { x: leg.x2, y: leg.y2 },
  };
}
