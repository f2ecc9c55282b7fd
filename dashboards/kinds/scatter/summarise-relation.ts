import { fillText } from "../../../contracts/fill-text.ts";
import type { Chart } from "../chart.ts";

/** What the points span across and up. */
export function summariseRelation(
  { result, measures, format }: Chart,
  bins: readonly number[],
): string {
  const [across, up] = [measures[0]!, measures[1]!];
  const ends = (measure: typeof across): { low: string; high: string } => {
    const sorted = bins.map((bin) => result.values(measure.id)[bin]!).toSorted((a, b) => a - b);
    return { low: format.value(measure, sorted[0]!), high: format.value(measure, sorted.at(-1)!) };
  };
  const [acrossEnds, upEnds] = [ends(across), ends(up)];
  return fillText(format.copy.summary.relation, {
    count: format.count(bins.length),
    across: across.name,
    acrossLow: acrossEnds.low,
    acrossHigh: acrossEnds.high,
    up: up.name,
    upLow: upEnds.low,
    upHigh: upEnds.high,
  });
}
