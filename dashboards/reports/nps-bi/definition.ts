import { day, dictionary, integer } from "../../query/table/column.ts";
import {
  add,
  average,
  constant,
  count,
  multiply,
  netPromoterScore,
  ratio,
  share,
  subtract,
  type Measure,
  type MeasureDeclaration,
} from "../../query/measures/measure.ts";
import type { ReportDefinition } from "../../query/report-definition.ts";
import { by, drillable, pair } from "../../query/table/view.ts";
import { listPages } from "../../shell/report-layout.ts";
import { layout } from "./layout.ts";
import { areas, calls, firstDay, lastDay, reasons, stages, tenures, verdicts } from "./subjects.ts";

const percent = (value: Measure, decimals = 0): MeasureDeclaration => ({
  value,
  unit: "percent",
  decimals,
});
const points = (value: Measure): MeasureDeclaration => ({ value, unit: "points", decimals: 0 });
const answered = { column: "nextScore", from: 0 };
const those = (verdict: (typeof verdicts)[number]): Measure =>
  count({ column: "verdict", is: [verdict] });
const part = (verdict: (typeof verdicts)[number]): Measure => ratio(those(verdict), count());
const balance = subtract(part("promoter"), part("detractor"));
const variance = subtract(add(part("promoter"), part("detractor")), multiply(balance, balance));
const deadlines = [
  { call: "hours24", hours: 24 },
  { call: "hours48", hours: 48 },
] as const;
const score = ["nps", "responses"];

export const definition: ReportDefinition = {
  slug: "nps-bi",
  columns: {
    day: day(firstDay, lastDay),
    stage: dictionary(stages),
    score: integer(0, 10),
    verdict: dictionary(verdicts),
    area: dictionary(areas),
    tenure: dictionary(tenures),
    reason: dictionary(reasons),
    call: dictionary(calls),
    nextScore: integer(-1, 10),
  },
  measures: {
    responses: { value: count(), unit: "count", decimals: 0 },
    nps: points(netPromoterScore("score")),
    promoters: percent(part("promoter")),
    passives: percent(part("passive")),
    detractors: percent(part("detractor")),
    unhappy: { value: those("detractor"), unit: "count", decimals: 0 },
    responsesShare: percent(share(count())),
    // What a group counts for in the NPS, which is itself in points.
    points: points(multiply(constant(100), share(count()))),
    detractorsShare: percent(share(those("detractor"))),
    // Half the width of the 95 % interval of a difference of two shares.
    margin: {
      value: multiply(constant(196), { kind: "root", of: ratio(variance, count()) }),
      unit: "points",
      decimals: 1,
    },
    again: { value: count(answered), unit: "count", decimals: 0 },
    nextScore: { value: average("nextScore", answered), unit: "count", decimals: 1 },
  },
  reasons: {
    outcomes: ["score", "verdict", "call", "nextScore"],
  },
  views: {
    stage: by(
      "stage",
      {},
      { measures: [...score, "detractors", "responsesShare", "detractorsShare"] },
    ),
    verdict: by("verdict", {}, { measures: ["responses", "points"] }),
    stageVerdict: pair({ column: "stage" }, { column: "verdict" }, { measures: ["responses"] }),
    score: by("score", {}, { measures: ["responses"] }),
    reason: by("reason", {}, { measures: ["responses", "nps", "unhappy", "detractorsShare"] }),
    reasonStage: pair(
      { column: "reason" },
      { column: "stage" },
      { measures: ["unhappy", ...score] },
    ),
    call: by("call", {}, { measures: ["nextScore", "again", "responses"] }),
    tenure: by("tenure", {}, { measures: score }),
    tenureStage: pair({ column: "tenure" }, { column: "stage" }, { measures: score }),
    area: by("area", {}, { measures: [...score, "margin", "detractors"] }),
    time: drillable("day", ["quarter", "month"], { measures: [...score, "margin"] }),
  },
  comparedBy: "day",
  pages: listPages(layout),
  expected: [
    { figure: "total", measure: "nps", value: 32, decimals: 0 },
    { figure: "promoters", measure: "promoters", value: 52, decimals: 0 },
    { figure: "passives", measure: "passives", value: 28, decimals: 0 },
    { figure: "detractors", measure: "detractors", value: 20, decimals: 0 },
    ...(
      [
        ["installationResponses", "responsesShare", 20],
        ["installationDetractors", "detractorsShare", 50],
        ["installationScore", "nps", -20],
      ] as const
    ).map(([figure, measure, value]) => ({
      figure,
      value,
      decimals: 0,
      compute: (read: (measure: string, view: string) => readonly number[]) =>
        read(measure, "stage")[stages.indexOf("installation")]!,
    })),
    {
      figure: "callBack",
      value: 48,
      decimals: 0,
      // The deadline after which the next score falls most.
      compute: (read) => {
        const next = read("nextScore", "call");
        const falls = deadlines.map(({ call }) => {
          const at = calls.indexOf(call);
          return next[at]! - next[at + 1]!;
        });
        return deadlines[falls.indexOf(Math.max(...falls))]!.hours;
      },
    },
    {
      figure: "billingScore",
      compute: (read) => read("nps", "stage")[stages.indexOf("billing")]!,
      value: 50,
      decimals: 0,
    },
    {
      figure: "firstYearScore",
      measure: "nps",
      where: { tenure: ["firstYear"] },
      value: 20,
      decimals: 0,
    },
    {
      figure: "missedShare",
      compute: (read) => read("detractorsShare", "reason")[0]!,
      value: 26,
      decimals: 0,
    },
    {
      figure: "secondReason",
      compute: (read) => read("detractorsShare", "reason").toSorted((a, b) => b - a)[1]!,
      value: 14,
      decimals: 0,
    },
    ...(
      [
        ["calledScore", "hours48", 7],
        ["lateCallScore", "later", 4.7],
      ] as const
    ).map(([figure, call, value]) => ({
      figure,
      measure: "nextScore",
      where: { call: [call] },
      value,
      decimals: 1,
    })),
  ],
  story: [
    { id: "overallScore", page: "stages", focus: "verdicts" },
    { id: "installation", page: "stages", where: { stage: ["installation"] } },
    { id: "billing", page: "stages", where: { stage: ["billing"] } },
    { id: "tenure", page: "customers", where: { tenure: ["firstYear"] } },
    { id: "reasons", page: "reasons", where: { reason: ["missedAppointment"] } },
    { id: "followUp", page: "reasons", focus: "callBack" },
  ],
};
