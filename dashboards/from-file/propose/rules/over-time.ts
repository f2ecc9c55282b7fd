import { by, pair } from "../../../query/table/view.ts";
import { hourOf } from "../../pack/pack-columns.ts";
import type { ChosenMeasure } from "../choose-measures.ts";
import { monthsOfLine, type Days, type Proposal, type ReasonCode, type Rule } from "./rule.ts";

const monthsOfSeasons = 24;
const mostLines = 5;

/** Rules for a column of days. */
export const rulesOverTime: readonly Rule[] = [
  ({ time, amounts: [main] }) =>
    time && main && time.span >= monthsOfLine && time.months >= monthsOfLine
      ? overTime("months", 100, time, main, {
          level: time.span > 60 ? "quarter" : "month",
          count: time.months,
        })
      : null,
  ({ time, amounts: [main] }) =>
    time && main && time.span < monthsOfLine && time.days > 60
      ? overTime("weeks", 98, time, main, { level: "week", count: time.days })
      : null,
  ({ time, amounts: [main] }) =>
    time && main && time.days >= 8 && time.days <= 60 && time.span < monthsOfLine
      ? overTime("days", 96, time, main, { level: "day", count: time.days })
      : null,
  ({ time, amounts: [main] }) =>
    time && main && time.span >= 36
      ? overTime("years", 55, time, main, { level: "year", count: Math.ceil(time.span / 12) })
      : null,
  ({ time, measures }) => {
    const rate = measures.find(({ made }) => made === "rate" || made === "average");
    return time && rate && time.months >= monthsOfLine
      ? overTime("rates", 62, time, rate, { level: "month", count: time.months })
      : null;
  },
  ({ time, amounts: [main] }) =>
    time && main && time.span >= monthsOfSeasons
      ? { ...cyclic("seasons", 58, time, main, "monthOfYear"), count: time.span }
      : null,
  ({ time, amounts: [main] }) =>
    time && main && time.days >= 60 && time.days > 2 * time.months
      ? cyclic("weekdays", 52, time, main, "weekday")
      : null,
  ({ time, amounts: [main] }) =>
    time?.hasHours && main
      ? {
          reason: "hours",
          score: 72,
          spec: { kind: "heatmap" },
          columns: [time.id, hourOf(time.id)],
          measures: [main],
          view: pair({ column: time.id, level: "weekday" }, hourOf(time.id), [main.id]),
          claim: "always",
          size: "wide",
        }
      : null,
  ({ time, amounts }) => {
    const main = amounts.at(-1);
    return time &&
      main &&
      time.days >= 120 &&
      time.days > 0.5 * (time.last - time.first) &&
      time.span <= 36
      ? {
          reason: "calendar",
          score: 40,
          spec: { kind: "calendar" },
          columns: [time.id],
          measures: [main],
          view: by(time.id, { measures: [main.id] }),
          claim: "always",
          count: time.days,
          size: "wide",
        }
      : null;
  },
  ({ time, few, amounts: [main] }) => {
    const lines = few.find(({ labels }) => labels <= mostLines);
    return time && lines && main && time.months >= monthsOfLine
      ? {
          reason: "trends",
          score: 64,
          spec: { kind: "line" },
          columns: [time.id, lines.id],
          measures: [main],
          view: pair({ column: time.id, level: time.span > 60 ? "quarter" : "month" }, lines.id, [
            main.id,
          ]),
          claim: "always",
          count: lines.labels,
          size: "wide",
        }
      : null;
  },
];

function overTime(
  reason: ReasonCode,
  score: number,
  { id }: Days,
  measure: ChosenMeasure,
  { level, count }: { level: string; count: number },
): Proposal {
  return {
    reason,
    score,
    spec: { kind: "line", isFromZero: measure.made !== "average" && measure.made !== "rate" },
    columns: [id],
    measures: [measure],
    view: by(id, { level, measures: [measure.id] }),
    claim: "rising",
    count,
    size: "wide",
  };
}

function cyclic(
  reason: ReasonCode,
  score: number,
  { id }: Days,
  measure: ChosenMeasure,
  level: "weekday" | "monthOfYear",
): Proposal {
  return {
    reason,
    score,
    spec: { kind: "columns" },
    columns: [id],
    measures: [measure],
    view: by(id, { level, measures: [measure.id] }),
    claim: "highest",
    size: "half",
  };
}
