import type { Axis } from "../query/table/axis.ts";
import type { AxisNames } from "./axis-names.ts";

/** Names bins where their axis is not named: `Mujeres` as it is, `30–39` as `Edad 30–39`. */
export function nameAlone(axis: Axis, { name }: AxisNames, bins: string): string {
  const isBare = axis.kind === "numbers" || (axis.kind === "labels" && !/\p{L}/u.test(bins));
  return isBare ? `${name} ${bins}` : bins;
}
