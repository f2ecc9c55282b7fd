import type { KeyEntry } from "../scene/keys/series-key.ts";
import type { Chart, Target } from "./chart.ts";

/** The reference of a chart; `values` are those that the scale contains besides the chart's own. */
export type PlacedTarget = { values: readonly number[]; entries: readonly KeyEntry[] } & (
  | { kind: "none" }
  | { kind: "value"; value: number; at: () => number }
  | { kind: "measure"; at: (bin: number) => number }
);

/** Reads the reference of a chart; a target without a name has that of its measure. */
export function readTarget(
  chart: Chart,
  target: Target | undefined,
  swatch: "target" | "level",
): PlacedTarget {
  const { format, measures, result, targetName = "", shared = [] } = chart;
  if (target === undefined) return { kind: "none", values: shared, entries: [] };
  if ("value" in target) {
    const { value } = target;
    const name = `${targetName} ${format.alike(measures[0]!, [value])(value)}`.trim();
    return {
      kind: "value",
      value,
      at: () => value,
      values: [value, ...shared],
      entries: [{ name, swatch }],
    };
  }
  const values = result.values(target.measure);
  const named = measures.find(({ id }) => id === target.measure)?.name;
  return {
    kind: "measure",
    at: (bin) => values[bin]!,
    values: result.shown.map((bin) => values[bin]!).concat(shared),
    entries: [{ name: targetName || (named ?? ""), swatch }],
  };
}
