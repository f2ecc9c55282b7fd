import * as v from "valibot";
import type { Measure } from "../../../dashboards/query/measures/measure.ts";

const name = v.pipe(v.string(), v.minLength(1));
const number = v.number();

/** Rows that a measure or a view counts. */
const condition = v.union([
  v.strictObject({ column: name, is: v.array(v.string()) }),
  v.strictObject({ column: name, from: v.optional(number), to: v.optional(number) }),
]);
const where = v.optional(condition);

const counted = v.variant("kind", [
  v.strictObject({ kind: v.literal("count"), where }),
  v.strictObject({ kind: v.literal("sum"), column: name, power: v.literal(1), where }),
  v.strictObject({ kind: v.literal("distinct"), column: name, where }),
]);
const whole = v.pipe(number, v.integer(), v.minValue(1));
const period = v.picklist(["day", "month", "quarter", "year"]);
const yearEnd = v.optional(v.strictObject({ month: whole, day: whole }));
const span = v.union([
  v.strictObject({ kind: v.picklist(["toDate", "before"]), period, yearEnd }),
  v.strictObject({ kind: v.literal("latest"), days: whole }),
  v.strictObject({ kind: v.literal("latest"), years: whole }),
  v.strictObject({ kind: v.literal("upTo") }),
]);

/** A measure of a definition, as the engine counts it. */
export const measure: v.GenericSchema<Measure> = v.lazy(() =>
  v.variant("kind", [
    v.strictObject({ kind: v.literal("count"), where }),
    v.strictObject({ kind: v.literal("sum"), column: name, power: v.picklist([1, 2]), where }),
    v.strictObject({
      kind: v.literal("percentile"),
      column: name,
      fraction: v.pipe(number, v.minValue(0), v.maxValue(1)),
      where,
    }),
    v.strictObject({ kind: v.literal("distinct"), column: name, where }),
    v.strictObject({ kind: v.literal("presence"), column: name, each: whole, day: name, where }),
    v.strictObject({ kind: v.literal("interval"), counted, day: name, span }),
    v.strictObject({ kind: v.literal("constant"), value: number }),
    v.strictObject({
      kind: v.picklist(["add", "subtract", "multiply", "divide"]),
      left: measure,
      right: measure,
    }),
    v.strictObject({ kind: v.literal("root"), of: measure }),
    v.strictObject({
      kind: v.literal("share"),
      of: measure,
      whole: v.picklist(["view", "report"]),
    }),
    v.strictObject({ kind: v.literal("change"), of: measure, isRelative: v.boolean() }),
    v.strictObject({
      kind: v.literal("choose"),
      left: measure,
      is: v.picklist(["<", "<=", "="]),
      right: measure,
      chosen: measure,
      otherwise: measure,
    }),
  ]),
) as v.GenericSchema<Measure>;
