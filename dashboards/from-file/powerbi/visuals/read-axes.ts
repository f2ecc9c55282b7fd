import type { PbirVisual, Projection } from "../../../../ingest/powerbi/report/pbir-report.ts";
import type { ModelNames } from "../compile/model-names.ts";
import { nameRef, Refusal } from "../formula/formula.ts";
import type { Axis } from "./need.ts";
import { readAxis } from "./read-axis.ts";
import type { KindRule } from "./visual-kinds.ts";

/** Most columns that a table divides by side by side; of more, or of points, the values stand in one label. */
const mostBeside = 2;

type Axes = { axes: Axis[]; isCut: boolean };

/** Reads the columns that a visual divides by: a table's columns, or an axis and its series. */
export function readAxes(visual: PbirVisual, rule: KindRule, names: ModelNames): Axes {
  const divided = listRoles(visual, rule.axis).filter(({ field }) => !isMeasured(field));
  if (visual.type === "tableEx") return readFlat(divided, names);
  if (rule.kind === "card") {
    const own = listRoles(visual, rule.values).filter(({ field }) => !isMeasured(field));
    if (own.length > 0) throw new Refusal("series", own.map(({ name }) => name).join(", "));
    return { axes: [], isCut: false };
  }
  if (rule.kind === "scatter" && divided.length > 1)
    return { axes: [joinAxes(divided, names)], isCut: false };
  const parts = listRoles(visual, rule.series ?? []);
  const small = visual.roles["SmallMultiples"] ?? [];
  if (parts.length > 0 && small.length > 0) throw new Refusal("series", "SmallMultiples");
  const series = parts.length > 0 ? parts : small;
  if (divided.length === 0 && series.length === 0) return { axes: [], isCut: false };
  const first = readAxis(divided.length > 0 ? divided : series, names);
  if (divided.length === 0 || series.length === 0)
    return { axes: [first.axis], isCut: first.isCut };
  const second = readAxis(series, names);
  if (nameRef(second.axis.column) === nameRef(first.axis.column))
    return { axes: [first.axis], isCut: first.isCut };
  const axes = [first.axis, second.axis].map(keepFirst);
  return { axes, isCut: first.isCut || second.isCut };
}

/** True of a field that is a number for each bin. */
export function isMeasured({ kind }: Projection["field"]): boolean {
  return kind === "measure" || kind === "aggregation";
}

/** Lists the fields of a visual in some of its roles. */
export function listRoles({ roles }: PbirVisual, wanted: readonly string[]): Projection[] {
  return wanted.flatMap((role) => roles[role] ?? []);
}

function readFlat(divided: readonly Projection[], names: ModelNames): Axes {
  if (divided.length > mostBeside) return { axes: [joinAxes(divided, names)], isCut: false };
  return { axes: divided.map((one) => readAxis([one], names).axis), isCut: false };
}

/** Makes one axis of several columns. */
function joinAxes(divided: readonly Projection[], names: ModelNames): Axis {
  const [first, ...others] = divided.map((one) => readAxis([one], names).axis);
  return {
    column: first!.column,
    name: divided.map(({ name }) => name).join(" · "),
    others: others.map(({ column }) => column),
    isScale: false,
  };
}

/** Keeps the first level of an axis: a pair of columns has none to drill into. */
function keepFirst(axis: Axis): Axis {
  return axis.levels === undefined ? axis : { ...axis, levels: axis.levels.slice(0, 1) };
}
