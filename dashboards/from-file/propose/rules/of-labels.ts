import { by, drillable, pair } from "../../../query/table/view.ts";
import type { ChosenMeasure } from "../choose-measures.ts";
import type { Labels, Proposal, ReasonCode, Rule } from "./rule.ts";

const most = { bars: 15, parts: 30 };

/** Rules for columns of texts. */
export const rulesOfLabels: readonly Rule[] = [
  ({ few, many, amounts: [main] }) => {
    const fine = [...many, ...few].find(({ within }) => within.length > 0);
    return fine && main
      ? {
          reason: "levels",
          score: 92,
          spec: { kind: "bars", limit: most.bars },
          columns: [fine.id, ...fine.within],
          measures: [main],
          view: drillable(fine.id, [...fine.within.toReversed(), ""], [main.id]),
          claim: "highest",
          isSorted: true,
          size: "half",
        }
      : null;
  },
  ({ few: [first], amounts: [main] }) => (first && main ? ofLabels("few", 90, first, main) : null),
  ({ few: [, second], amounts: [main] }) =>
    second && main ? ofLabels("few", 66, second, main) : null,
  ({ few: [, , third], amounts: [main] }) =>
    third && main ? ofLabels("few", 46, third, main) : null,
  ({ many: [first], amounts: [main] }) =>
    first && main
      ? {
          ...ofLabels("most", 86, first, main),
          spec: { kind: "bars", limit: most.bars },
          claim: "few",
        }
      : null,
  ({ few, many, amounts: [main] }) => {
    const parts = [...few, ...many].find(({ labels }) => labels > 7 && labels <= most.parts);
    return parts && main
      ? { ...ofLabels("parts", 44, parts, main), spec: { kind: "treemap" } }
      : null;
  },
  ({ few: [first, second], measures }) => {
    const mean = measures.find(({ made }) => made === "average" || made === "rate");
    const one = second ?? first;
    return one && mean ? { ...ofLabels("means", 80, one, mean), spec: { kind: "dots" } } : null;
  },
  ({ few: [first, second], amounts: [main] }) =>
    first && second && main
      ? {
          reason: "grid",
          score: 60,
          spec: { kind: "heatmap" },
          columns: [first.id, second.id],
          measures: [main],
          view: pair(first.id, second.id, [main.id]),
          claim: "always",
          size: "half",
        }
      : null,
  ({ few, many, measures }) => {
    const [entity] = [...many, ...few];
    const told = measures.slice(0, 5);
    return entity && told.length > 1
      ? {
          reason: "rows",
          score: 30,
          spec: { kind: "table" },
          columns: [entity.id],
          measures: told,
          view: by(entity.id, { measures: told.map(({ id }) => id) }),
          claim: "always",
          count: entity.labels,
          size: "wide",
        }
      : null;
  },
];

function ofLabels(
  reason: ReasonCode,
  score: number,
  { id, labels }: Labels,
  measure: ChosenMeasure,
): Proposal {
  return {
    reason,
    score,
    spec: { kind: "bars" },
    columns: [id],
    measures: [measure],
    view: by(id, { measures: [measure.id] }),
    claim: "highest",
    isSorted: true,
    count: labels,
    size: "half",
  };
}
