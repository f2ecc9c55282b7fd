import type { Sides } from "../comparison/sides.ts";
import type { Measure } from "./measure.ts";
import { nameBase } from "./measure-bases.ts";

export type Recounted = Extract<
  Measure,
  { kind: "percentile" | "distinct" | "presence" | "interval" }
>;

/**
 * The inputs of a measure: `slots` has for each base (`nameBase`) the slot of its sum in a bin and its scale; `sides`
 * are the inputs of both sides of the comparison, null without one.
 */
export type MeasureContext = {
  sums: Float64Array;
  width: number;
  slots: ReadonlyMap<string, { slot: number; scale: number }>;
  sides: () => Sides<MeasureContext> | null;
  recount: (measure: Recounted) => Float64Array;
  addRows: (base: string) => number;
  whole: (kind: "view" | "report") => MeasureContext;
};

export function evaluateMeasure(measure: Measure, context: MeasureContext, bin: number): number {
  switch (measure.kind) {
    case "constant":
      return measure.value;
    case "count":
    case "sum":
      return readSum(measure, context, bin);
    case "percentile":
    case "distinct":
    case "presence":
    case "interval":
      return context.recount(measure)[bin]!;
    case "add":
    case "subtract":
    case "multiply":
    case "divide":
      return combine(
        measure.kind,
        evaluateMeasure(measure.left, context, bin),
        evaluateMeasure(measure.right, context, bin),
      );
    case "choose": {
      const { left, is, right, chosen, otherwise } = measure;
      const [own, other] = [left, right].map((one) => evaluateMeasure(one, context, bin));
      return evaluateMeasure(holds(own!, is, other!) ? chosen : otherwise, context, bin);
    }
    case "root":
      // Rounding can make a variance of 0 negative.
      return Math.sqrt(Math.max(evaluateMeasure(measure.of, context, bin), 0));
    case "share": {
      const whole = evaluateMeasure(measure.of, context.whole(measure.whole), 0);
      return divide(evaluateMeasure(measure.of, context, bin), whole);
    }
    case "change": {
      const { of, isRelative } = measure;
      const sides = context.sides();
      if (sides === null) return Number.NaN;
      const now = evaluateMeasure(of, sides.current, bin);
      const before = evaluateMeasure(of, sides.reference, bin);
      return isRelative ? divide(now, before) - 1 : now - before;
    }
  }
}

function readSum(
  leaf: Extract<Measure, { kind: "count" | "sum" }>,
  { sums, width, slots, addRows }: MeasureContext,
  bin: number,
): number {
  if (leaf.kind === "count" && leaf.where === undefined) return sums[bin * width]!;
  const base = nameBase(leaf);
  const kept = slots.get(base);
  return kept === undefined ? addRows(base) : sums[bin * width + kept.slot]! / kept.scale;
}

function combine(
  kind: "add" | "subtract" | "multiply" | "divide",
  left: number,
  right: number,
): number {
  if (kind === "add") return left + right;
  if (kind === "subtract") return left - right;
  return kind === "multiply" ? left * right : divide(left, right);
}

function holds(left: number, is: "<" | "<=" | "=", right: number): boolean {
  if (is === "=") return left === right;
  return is === "<" ? left < right : left <= right;
}

function divide(left: number, right: number): number {
  return right === 0 ? Number.NaN : left / right;
}
