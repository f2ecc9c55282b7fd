import type { KeyEntry } from "../charts/series-key.tsx";
import type { Target, VisualProps } from "../render/visual-props.ts";

/** A target ready to draw: its value for a bin, all that the scale must hold, and how the key tells it. */
export type PlacedTarget = { values: readonly number[]; entries: readonly KeyEntry[] } & (
  | { kind: "none" }
  | { kind: "value"; value: number; at: () => number }
  | { kind: "measure"; at: (bin: number) => number }
);

/** Reads what a visual is compared with; a target nobody named is called by its measure, or not at all. */
export function readTarget(visual: VisualProps, target: Target | undefined): PlacedTarget {
  if (target === undefined) return { kind: "none", values: [], entries: [] };
  const { format, measures, result, targetName = "" } = visual;
  const swatch = visual.spec.kind === "bars" ? "target" : "level";
  if ("value" in target) {
    const { value } = target;
    const name = `${targetName} ${format.short(measures[0]!, value)}`.trim();
    return { kind: "value", value, at: () => value, values: [value], entries: [{ name, swatch }] };
  }
  const values = result.values(target.measure);
  const named = measures.find(({ id }) => id === target.measure)?.name;
  return {
    kind: "measure",
    at: (bin) => values[bin]!,
    values: result.shown.map((bin) => values[bin]!),
    entries: [{ name: targetName || (named ?? ""), swatch }],
  };
}
