import { by } from "../../../query/table/view.ts";
import type { Numbers, Rule } from "./rule.ts";

const mostPoints = 200;

/** Rules for how numbers are spread and go together. */
export const rulesOfNumbers: readonly Rule[] = [
  ({ numbers, measures }) => {
    const rows = measures.find(({ made }) => made === "rows")!;
    const spread = numbers.find(
      ({ blanks, values, min, max }) => blanks === 0 && values > 20 && max > min,
    );
    return spread
      ? {
          reason: "spread",
          score: 70,
          spec: { kind: "histogram" },
          columns: [spread.id],
          measures: [rows],
          view: by(spread.id, { ...findBins(spread), measures: [rows.id] }),
          claim: "highest",
          size: "half",
        }
      : null;
  },
  ({ few, many, amounts: [first, second] }) => {
    const entity = [...many, ...few.toReversed()].find(
      ({ labels }) => labels >= 8 && labels <= mostPoints,
    );
    return entity && first && second && second.made !== "rows"
      ? {
          reason: "points",
          score: 68,
          spec: { kind: "scatter" },
          columns: [entity.id],
          measures: [first, second],
          view: by(entity.id, { measures: [first.id, second.id] }),
          claim: "always",
          count: entity.labels,
          size: "half",
        }
      : null;
  },
];

/** Returns bins of a round width, ten to twenty of them over nearly all values. */
function findBins({ min, max, decimals }: Numbers): { width: number; from: number; to: number } {
  const wanted = (max - min) / 12;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = [1, 2, 5, 10].find((one) => one * power >= wanted) ?? 10;
  const width = Math.max(step * power, 10 ** -decimals);
  const from = Math.floor(min / width) * width;
  const bins = Math.floor((max - from) / width) + 1;
  return { width, from, to: from + bins * width };
}
