import type { MarkState } from "./mark-state.ts";
import type { Paint } from "./paint.ts";
import { inStates, type States } from "./paint-states.ts";
import { rampSteps, type RampStep } from "./scales/ramp.ts";
import { unitPaints } from "./unit-paints.ts";

export function inState<Name extends string>(
  name: Name,
  state: MarkState,
): Name | `${Name}-${Exclude<MarkState, "plain">}` {
  return state === "plain" ? name : `${name}-${state}`;
}

const accented: Paint = { fill: "accent", stroke: "mark" };
const round: Paint = { strokeLinecap: "round", strokeLinejoin: "round" };
const line: Paint = { ...round, strokeWidth: 2.5 };
const haloed: Paint = { stroke: "ground", strokeWidth: 3, paintOrder: "stroke" };
const hues = ["chart-strong", "chart-2", "adverse"] as const;
const dashed = "6 4";

export const hatches = [
  { hue: hues[0], d: "M0 8 8 0M-2 2 2-2M6 10 10 6" },
  { hue: hues[1], d: "M0 0 8 8M-2 6 2 10M6-2 10 2" },
  { hue: hues[2], d: "M0 0 8 8M0 8 8 0" },
] as const;
export const hatchSize = 8;

type SeriesName = `series-${0 | 1 | 2 | 3 | 4 | 5}`;

/** Paints series in three hues, then hatched in the same: nobody has to distinguish more than three hues. */
function paintSeries(): States<SeriesName> {
  const fills = [...hues, "hatch-0", "hatch-1", "hatch-2"] as const;
  const marked: Paint = { stroke: "mark", strokeWidth: 2 };
  return Object.assign(
    {},
    ...fills.map((fill, at) =>
      inStates(
        `series-${String(at)}`,
        { fill },
        { unselected: { fillOpacity: 0.3 }, highlighted: marked },
      ),
    ),
  ) as States<SeriesName>;
}

type LineName = `${"line" | "end"}-${0 | 1 | 2 | 3 | 4 | 5}`;

/** Paints lines in three hues, then dashed in the same; the name at a line's end has its hue. */
function paintLines(): Record<LineName, Paint> {
  return Object.assign(
    {},
    ...[...hues, ...hues].map((stroke, at) => ({
      [`line-${String(at)}`]: { ...line, stroke, ...(at > 2 && { strokeDasharray: dashed }) },
      [`end-${String(at)}`]: { fill: at % 3 === 0 ? "fg" : stroke, fontWeight: 650 },
    })),
  ) as Record<LineName, Paint>;
}

type CellName = `${"cell" | "cell-text" | "tile-name" | "tile-value"}-${RampStep}`;

function paintCells(): Record<CellName, Paint> {
  const steps = ["q", "d"].flatMap((ramp) =>
    Array.from({ length: rampSteps }, (_, at) => `${ramp}${String(at)}` as RampStep),
  );
  return Object.assign(
    {},
    ...steps.map((step) => {
      const fill = `${step}-ink` as const;
      return {
        [`cell-${step}`]: { fill: step },
        [`cell-text-${step}`]: { fill },
        [`tile-name-${step}`]: { fill, fontWeight: 650 },
        [`tile-value-${step}`]: { fill, fontSize: 12 },
      };
    }),
  ) as Record<CellName, Paint>;
}

/** Paints of marks: bone for the reference, the accent for highlighted or selected marks. */
export const paints = {
  ...inStates(
    "bar",
    { fill: "chart-strong" },
    { unselected: { fill: "chart-context" }, highlighted: accented },
  ),
  ...inStates(
    "bar-open",
    { fill: "chart-strong", fillOpacity: 0.35 },
    { unselected: { fill: "chart-context" }, highlighted: accented },
  ),
  "bar-adverse": { fill: "adverse" },
  baseline: { fill: "chart-track" },
  outside: { stroke: "fg-3" },
  unfiltered: { stroke: "fg-3", strokeWidth: 2 },
  actual: { stroke: "fg", strokeWidth: 1.25 },
  target: { stroke: "fg", strokeWidth: 2 },
  "target-behind": { stroke: "fg-2", strokeWidth: 1 },
  goal: { fill: "fg" },
  rail: { stroke: "chart-strong", strokeWidth: 3 },
  planned: { stroke: "line-strong", strokeDasharray: "3 2" },
  ...paintSeries(),
  ...inStates(
    "area-cell",
    { fill: "chart-track" },
    { unselected: { fill: "line" }, highlighted: accented },
  ),

  "line-single": { ...line, stroke: "mark" },
  "line-single-unselected": { ...line, stroke: "chart-strong" },
  "line-selected": { ...line, stroke: "mark", strokeWidth: 3.5 },
  "line-baseline": { ...round, stroke: "chart-context", strokeWidth: 1.5 },
  "line-halo": { ...round, stroke: "halo", strokeWidth: 10 },
  ...paintLines(),
  trend: { ...round, stroke: "chart-strong", strokeWidth: 1.5, vectorEffect: "non-scaling-stroke" },
  area: { fill: "chart-track", fillOpacity: 0.55 },
  band: { fill: "fg", fillOpacity: 0.07 },
  grip: { stroke: "mark", strokeWidth: 2 },

  ...inStates(
    "dot",
    { fill: "chart-strong", fillOpacity: 0.75, stroke: "ground" },
    {
      unselected: { fill: "chart-context" },
      highlighted: { fill: "accent", fillOpacity: 1, stroke: "mark", strokeWidth: 1.5 },
    },
  ),
  ...inStates(
    "ring",
    { fill: "ground", stroke: "chart-strong", strokeWidth: 2 },
    { unselected: { stroke: "chart-context" }, highlighted: { stroke: "mark" } },
  ),
  reach: { stroke: "chart-context", strokeWidth: 4, strokeLinecap: "round" },
  ...inStates(
    "band-flow",
    { fill: "chart-strong", fillOpacity: 0.3 },
    { unselected: { fill: "chart-context" }, highlighted: { fill: "accent", fillOpacity: 0.8 } },
  ),
  ...inStates(
    "dots",
    { stroke: "chart-strong", strokeWidth: 4, strokeLinecap: "round", strokeOpacity: 0.6 },
    { unselected: { stroke: "chart-context" }, highlighted: { stroke: "mark", strokeOpacity: 1 } },
  ),
  ...unitPaints,

  ...paintCells(),
  "cell-none": { stroke: "line" },
  "cell-text-none": { fill: "fg-3" },
  "tile-name-none": { fill: "fg-3", fontWeight: 650 },
  "tile-value-none": { fill: "fg-3", fontSize: 12 },
  outline: { stroke: "accent", strokeWidth: 2.5 },
  // The accent alone has too little contrast on a light background.
  "outline-edge": { stroke: "mark-edge", strokeWidth: 6 },

  grid: { stroke: "line" },
  base: { stroke: "line-strong" },

  tick: { fill: "fg-3" },
  key: { fill: "fg-2" },
  "axis-name": { fill: "fg-3", fontWeight: 600 },
  ...inStates(
    "name",
    { fill: "fg" },
    { unselected: { fill: "fg-3" }, selected: { fontWeight: 650 } },
  ),
  ...inStates("value", { fill: "fg", fontWeight: 650 }, { unselected: { fill: "fg-3" } }),
  ...inStates(
    "figure",
    {
      fill: "fg",
      fontSize: 26,
      fontWeight: 360,
      fontFamily: "display",
      fontVariant: "lining-nums tabular-nums",
      letterSpacing: -0.78,
    },
    { unselected: { fill: "fg-3" } },
  ),
  ...inStates(
    "dot-value",
    { ...haloed, fill: "fg", fontWeight: 650 },
    { unselected: { fill: "fg-3" } },
  ),
  "part-text": { fill: "bg", fontSize: 12, fontWeight: 600 },
  "late-days": { ...haloed, fill: "fg", fontWeight: 650 },
  "end-single": { ...haloed, fill: "fg", fontWeight: 650 },
  ...inStates(
    "point-name",
    { ...haloed, fill: "fg-2" },
    { highlighted: { fill: "fg", fontWeight: 650 } },
  ),
  ...inStates("area-name", { fill: "fg", fontWeight: 650 }, { highlighted: { fill: "on-accent" } }),
  ...inStates("area-value", { fill: "fg-2" }, { highlighted: { fill: "on-accent" } }),

  "picture-ground": { fill: "ground" },
  "picture-title": { fill: "fg", fontSize: 17, fontWeight: 700 },
  "picture-text": { fill: "fg" },
} satisfies Record<string, Paint>;

export type PaintName = keyof typeof paints;
