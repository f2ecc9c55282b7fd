import type { Paint } from "./paint.ts";
import { inStates } from "./paint-states.ts";

/** Paints things that are counted, with an edge where the accent alone has too little contrast. */
function paintUnits<Name extends string>(name: Name, own: Paint & { strokeWidth: number }) {
  const units = inStates(
    name,
    { ...own, stroke: "chart-strong" },
    { unselected: { stroke: "chart-context" }, highlighted: { stroke: "accent" } },
  );
  const edge: Paint = { ...own, stroke: "mark-edge", strokeWidth: own.strokeWidth + 1.5 };
  return { ...units, [`${name}-edge`]: edge } as typeof units & Record<`${Name}-edge`, Paint>;
}

/** Paints cups of a diameter, 2 px apart. */
function paintCup<Name extends string>(name: Name, strokeWidth: number) {
  const strokeDasharray = `0 ${String(strokeWidth + 2)}`;
  return paintUnits(name, { strokeWidth, strokeDasharray, strokeLinecap: "round" });
}

/** Paints what is in cups of a diameter, seen from above. */
function paintCoffee(cup: number): Paint {
  return {
    stroke: "ground",
    strokeWidth: Math.round(cup * 0.5),
    strokeDasharray: `0 ${String(cup + 2)}`,
    strokeLinecap: "round",
  };
}

/** Paints lines of a width, and what follows on each; the accent is a line's own, which a light background darkens. */
function paintLines<Name extends string>(name: Name, strokeWidth: number) {
  const lines = inStates(
    name,
    { stroke: "chart-strong", strokeWidth },
    { highlighted: { stroke: "mark" } },
  );
  const work: Paint = { stroke: "chart-context", strokeWidth };
  return { ...lines, [`${name}-work`]: work } as typeof lines & Record<`${Name}-work`, Paint>;
}

/** Paints of things that are counted: strokes, which have few numbers in a drawing. */
export const unitPaints = {
  // Its edge is what forced colors leave.
  ribbon: { fill: "chart-track", fillOpacity: 0.55, stroke: "line" },
  ...paintUnits("sack", { strokeWidth: 7, strokeDasharray: "11 9", strokeLinecap: "round" }),
  ...paintUnits("small-sack", { strokeWidth: 4.5, strokeDasharray: "4 7", strokeLinecap: "round" }),
  // A row of squares or coins is one dashed stroke, whose dashes are their ends.
  ...paintUnits("square", { strokeWidth: 7, strokeDasharray: "0 9", strokeLinecap: "square" }),
  ...paintUnits("small-square", {
    strokeWidth: 5,
    strokeDasharray: "0 7",
    strokeLinecap: "square",
  }),
  ...paintUnits("small-coin", { strokeWidth: 3.5, strokeDasharray: "0 5", strokeLinecap: "round" }),
  ...paintUnits("coin", { strokeWidth: 5, strokeDasharray: "0 7", strokeLinecap: "round" }),
  // Coins and pupils are 8 px apart; a pupil is a head over shoulders.
  ...paintUnits("large-coin", { strokeWidth: 6.5, strokeDasharray: "0 8", strokeLinecap: "round" }),
  "coin-hole": { stroke: "ground", strokeWidth: 2, strokeDasharray: "0 8", strokeLinecap: "round" },
  ...paintUnits("head", { strokeWidth: 3, strokeDasharray: "0 8", strokeLinecap: "round" }),
  ...paintUnits("shoulders", {
    strokeWidth: 3,
    strokeDasharray: "2.5 5.5",
    strokeLinecap: "round",
  }),
  ...paintCup("narrow-cup-0", 3),
  ...paintCup("narrow-cup-1", 5),
  ...paintCup("narrow-cup-2", 8),
  ...paintCup("narrow-cup-3", 11),
  "narrow-coffee-1": paintCoffee(5),
  "narrow-coffee-2": paintCoffee(8),
  "narrow-coffee-3": paintCoffee(11),
  "wide-coffee-1": paintCoffee(11),
  "wide-coffee-2": paintCoffee(17),
  "wide-coffee-3": paintCoffee(22),
  ...paintCup("wide-cup-0", 6),
  ...paintCup("wide-cup-1", 11),
  ...paintCup("wide-cup-2", 17),
  ...paintCup("wide-cup-3", 22),
  ...paintLines("queue", 2.25),
  ...paintLines("thin-queue", 1.2),
  ...paintUnits("seat", { strokeWidth: 11 }),
  "seat-empty": { stroke: "chart-context", strokeWidth: 11 },
  ...paintUnits("large-seat", { strokeWidth: 16 }),
  "large-seat-empty": { stroke: "chart-context", strokeWidth: 16 },
} satisfies Record<string, Paint>;
