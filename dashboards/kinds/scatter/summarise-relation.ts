import { fillText } from "../../../contracts/fill-text.ts";
import type { Chart } from "../chart.ts";
import type { Summary } from "../summary/read-ends.ts";

/** Summarises the range of the points across and up. */
export function summariseRelation(
  { result, measures, format }: Chart,
  bins: readonly number[],
): Summary {
  const [across, up] = [measures[0]!, measures[1]!];
  const ends = (measure: typeof across): { low: string; high: string } => {
    const sorted = bins.map((bin) => result.values(measure.id)[bin]!).toSorted((a, b) => a - b);
    const high = format.value(measure, sorted.at(-1)!);
    return { low: dropUnit(format.value(measure, sorted[0]!), high), high };
  };
  const [acrossEnds, upEnds] = [ends(across), ends(up)];
  const sentence = fillText(format.copy.summary.relation, {
    count: format.count(bins.length),
    across: across.name,
    acrossLow: acrossEnds.low,
    acrossHigh: acrossEnds.high,
    up: up.name,
    upLow: upEnds.low,
    upHigh: upEnds.high,
  });
  return { sentence };
}

/** Drops the unit of a range's lower end where both have the same: `5,2 a 19,4 días`. */
function dropUnit(low: string, high: string): string {
  const [, figure, unit = ""] = /^([−\d.,]+)(\s.*)$/u.exec(low) ?? [];
  return figure !== undefined && /\p{L}/u.test(unit) && high.endsWith(unit) ? figure : low;
}
