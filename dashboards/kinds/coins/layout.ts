import { inState } from "../../scene/paints.ts";
import { group, textAround, type Scene, type SceneMark, type Target } from "../../scene/scene.ts";
import { fitText, textWidth } from "../../scene/text-metrics.ts";
import { targetBin } from "../bins/describe-bin.ts";
import { nameBin, orderBins } from "../bins/order-bins.ts";
import type { Chart } from "../chart.ts";
import { readStates } from "../read-states.ts";
import { chooseUnit } from "../units/choose-unit.ts";
import { drawUnits } from "../units/draw-units.ts";
import { writeDrawn, writeUnit } from "../units/write-drawn.ts";
import type { CoinsSpec } from "./spec.ts";

const usualHeight = 360;
const headHeight = 46;
/** Distance of coins and of people in px; a line of them is one stroke (`scene/unit-paints.ts`). */
const pitch = 8;
/** Length in px of a person's shoulders, and how far the head is over them. */
const person = { across: 2.5, up: 3.6 };
const mostMarks = { usual: 300, low: 120 };
const lowBelow = 300;
/** Coins and people of a line, by the width from which there is room for them: few layouts, drawn in the document. */
const zones = [
  { from: 0, across: 12 },
  { from: 420, across: 17 },
  { from: 600, across: 25 },
  { from: 900, across: 36 },
];
/** The same in a small picture, whose ribbons hold their texts. */
const drawnZone = { across: 10 };
const rowGaps = { pressed: 12, drawn: 6 };
/** Least height of a row in px: a target for a finger, or a line of text on the ribbon. */
const leastRow = { pressed: 26, drawn: 20 };
/** Least width in px for the texts on the ribbons; they stand above their row below it. */
const onRibbonFrom = 420;
const lineHeight = 18;

type Plan = ReturnType<typeof planCoins>;
type Row = Plan["rows"][number];

/** Lays out a row for each bin: coins on the left, a ribbon to the people on the right. */
export function layOutCoins(chart: Chart<CoinsSpec>, width: number): Scene {
  const plan = planCoins(chart, width);
  const { rows, height } = plan;
  return {
    width,
    height,
    marks: [
      group(drawHeads(plan)),
      group(rows.flatMap((row) => drawRow(plan, row))),
      { kind: "path", paint: "coin-hole", d: rows.map((row) => traceCoins(plan, row)).join("") },
      group(rows.flatMap((row) => drawTexts(plan, row))),
    ],
    targets: rows.map((row) => makeTarget(plan, row)),
  };
}

function planCoins(chart: Chart<CoinsSpec>, width: number) {
  const { result, measures, height: asked = usualHeight } = chart;
  const values = measures.map(({ id }) => result.values(id));
  const isDrawn = chart.isPicture === true;
  const rowGap = rowGaps[isDrawn ? "drawn" : "pressed"];
  const line = width < onRibbonFrom && !isDrawn ? lineHeight : 0;
  const most = asked < lowBelow ? mostMarks.low : mostMarks.usual;
  const { across } =
    isDrawn && width < onRibbonFrom ? drawnZone : zones.findLast(({ from }) => width >= from)!;
  const bins = orderBins(chart);
  const wholes = [0, 1, 2].map((at) =>
    bins.reduce((sum, bin) => sum + (values[at]![bin]! || 0), 0),
  ) as [number, number, number];
  const units = [chooseUnit(wholes[0], most), 1, chooseUnit(wholes[2], most)] as const;
  const counted = bins.map((bin) => {
    const [coins, people] = [0, 2].map((at) =>
      Math.round((values[at]![bin]! || 0) / units[at as 0 | 2]),
    ) as [number, number];
    const share = wholes[1] > 0 ? (values[1]![bin]! || 0) / wholes[1] : 0;
    return { bin, coins, people, share };
  });
  const heightOf = (count: number): number => Math.ceil(count / across) * pitch;
  // The ribbons take the height that the marks leave.
  const marks = counted.map(({ coins, people }) =>
    Math.max(heightOf(coins), heightOf(people), leastRow[isDrawn ? "drawn" : "pressed"]),
  );
  const free = asked - headHeight - (rowGap + line) * bins.length;
  const needed = marks.reduce((sum, one) => sum + one, 0);
  const sizes = marks.map((one, at) => ({ marks: one, share: counted[at]!.share }));
  const scale = findScale(sizes, Math.max(free, needed));
  let y = headHeight;
  const rows = counted.map((row, at) => {
    const height = Math.max(marks[at]!, row.share * scale);
    const placed = Object.assign(row, { y: y + line, height, ribbon: row.share * scale });
    y += line + height + rowGap;
    return placed;
  });
  return {
    chart,
    width,
    height: Math.max(asked, y),
    line,
    across,
    units,
    wholes,
    rows,
    heightOf,
    left: across * pitch,
    right: width - across * pitch,
    stateOf: readStates(chart),
  };
}

/** Returns the height of all ribbons together, as large as rows of a height in all have room for. */
function findScale(rows: readonly { marks: number; share: number }[], height: number): number {
  const heightAt = (scale: number): number =>
    rows.reduce((sum, { marks, share }) => sum + Math.max(marks, share * scale), 0);
  const fitting = [1, 0.85, 0.7, 0.55].find((part) => heightAt(part * height) <= height * 1.02);
  return (fitting ?? 0.4) * height;
}

/** Writes the whole of each measure over its part, with what a mark or the ribbon stands for. */
function drawHeads({ chart, width, left, right, wholes, units }: Plan): SceneMark[] {
  const { format, measures } = chart;
  const heads = [
    { x: 0, anchor: "start", said: writeUnit(chart, units[0]) },
    { x: (left + right) / 2, anchor: "middle", said: writeDrawn(chart, 2, {}) },
    { x: width, anchor: "end", said: writeUnit(chart, units[2], { measure: 2, words: 1 }) },
  ] as const;
  const texts = heads.map(({ said = "" }, at) => {
    const whole = format.value(measures[at]!, wholes[at]!);
    return { whole, said, roomy: `${whole} · ${measures[at]!.name}` };
  });
  const widest = Math.max(
    ...texts.flatMap(({ said, roomy }) => [said, roomy].map((text) => textWidth(text))),
  );
  const isRoomy = widest < width / 3 - 8;
  return texts.flatMap(({ whole, said, roomy }, at): SceneMark[] => {
    const { x, anchor } = heads[at]!;
    const text = isRoomy || (at === 1 && textWidth(roomy) < width / 3) ? roomy : whole;
    const total = textAround("value", { x, middle: 8 }, text, anchor);
    const isSaid = isRoomy || at !== 1;
    return isSaid ? [total, textAround("tick", { x, middle: 26 }, said, anchor)] : [total];
  });
}

function drawRow(plan: Plan, row: Row): SceneMark[] {
  const { left, right, heightOf, stateOf } = plan;
  const { bin, y, height, coins, people, ribbon } = row;
  const state = stateOf(bin);
  const middle = y + height / 2;
  const tracePeople = (x: number, down: number, length: number): string =>
    traceMarks(plan, people, { x, middle: middle + down, length });
  const [from, to] = [left + 6, right - 8];
  const [start, end] = [heightOf(coins) / 2, heightOf(people) / 2];
  const edge = (sign: 1 | -1): string[] =>
    [start, start, ribbon / 2, ribbon / 2, ribbon / 2, end, end].map((half) =>
      (middle + sign * half).toFixed(1),
    );
  const xs = [0, 0.2, 0.25, 0.5, 0.75, 0.8, 1].map((share) =>
    (from + (to - from) * share).toFixed(1),
  );
  const curve = (ys: readonly string[], order: readonly number[]): string =>
    `${xs[order[0]!]!} ${ys[order[0]!]!}C${order
      .slice(1)
      .map((at) => `${xs[at]!} ${ys[at]!}`)
      .join(" ")}`;
  const forth = curve(edge(-1), [0, 1, 2, 3, 4, 5, 6]);
  const back = curve(edge(1), [6, 5, 4, 3, 2, 1, 0]);
  return [
    { kind: "path", paint: "ribbon", d: `M${forth}L${back}z` },
    ...drawUnits("large-coin", state, traceCoins(plan, row)),
    ...drawUnits("head", state, tracePeople(right, 2 - person.up, 0.1)),
    ...drawUnits("shoulders", state, tracePeople(right - person.across / 2, 2, person.across)),
  ];
}

function traceCoins(plan: Plan, { coins, y, height }: Row): string {
  return traceMarks(plan, coins, { x: 0, middle: y + height / 2, length: 0.1 });
}

type Start = { x: number; middle: number; length: number };

/** Traces marks of a length in lines, each one dashed stroke. */
function traceMarks(
  { across, heightOf }: Plan,
  count: number,
  { x, middle, length }: Start,
): string {
  const top = middle - heightOf(count) / 2 + pitch / 2;
  let d = "";
  for (let left = count, line = 0; left > 0; left -= across, line += 1) {
    const inLine = Math.min(left, across);
    d += `M${(x + pitch / 2).toFixed(1)} ${(top + line * pitch).toFixed(1)}h${String((inLine - 1) * pitch + length)}`;
  }
  return d;
}

/** Writes the name and the fourth measure on the ribbon, or above it. */
function drawTexts(plan: Plan, { bin, y, height }: Row): SceneMark[] {
  const { chart, width, line, left, right, stateOf } = plan;
  const { format, measures, result } = chart;
  const state = stateOf(bin);
  const middle = line > 0 ? y - line / 2 - 2 : y + height / 2;
  const [from, to] = line > 0 ? [0, width] : [left + 12, right - 14];
  const figure = measures[3]!;
  const value = format.value(figure, result.values(figure.id)[bin]!);
  const name = fitText(nameBin(chart, bin), to - from - textWidth(value) - 8);
  return [
    textAround(inState("value", state), { x: from, middle }, name),
    textAround(inState("value", state), { x: to, middle }, value, "end"),
  ];
}

function makeTarget({ chart, width, line, left }: Plan, { bin, y, height }: Row): Target {
  return {
    ...targetBin(chart, bin, { x: 0, y: y - line, width, height: line + height }),
    tipAt: { x: left, y },
  };
}
