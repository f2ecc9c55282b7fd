import {
  add,
  average,
  constant,
  count,
  multiply,
  netPromoterScore,
  part,
  ratio,
  share,
  subtract,
  those,
} from "../../query/measures/measure.ts";
import { number, percent, points } from "../../query/measures/units.ts";
import { day, dictionary, integer } from "../../query/table/column.ts";
import { by, drillable, pair } from "../../query/table/view.ts";
import {
  bars,
  declareReport,
  dots,
  heatmap,
  line,
  page,
  squares,
  waterfall,
} from "../../shell/kit/report-kit.ts";
import { generate } from "./data.ts";
import { areas, calls, firstDay, lastDay, reasons, stages, tenures, verdicts } from "./subjects.ts";

const promoters = part(those("verdict", "promoter"));
const unhappy = those("verdict", "detractor");
const detractors = part(unhappy);
const answered = { column: "nextScore", from: 0 };
const balance = subtract(promoters, detractors);
const variance = subtract(add(promoters, detractors), multiply(balance, balance));
const installed = count(those("installation", ...verdicts));
const installedBalance = subtract(
  count(those("installation", "promoter")),
  count(those("installation", "detractor")),
);
const score = ["nps", "responses"];

export const report = declareReport({
  slug: "nps-bi",
  generate,
  address: import.meta.url,
  picture: { visual: "scale" },
  columns: {
    day: day(firstDay, lastDay),
    stage: dictionary(stages),
    score: integer(0, 10),
    verdict: dictionary(verdicts),
    installation: dictionary(["otherStage", ...verdicts]),
    area: dictionary(areas),
    tenure: dictionary(tenures),
    reason: dictionary(reasons),
    call: dictionary(calls),
    nextScore: integer(-1, 10),
  },
  measures: {
    responses: number(count()),
    nps: points(netPromoterScore("score")),
    promoters: percent(promoters),
    passives: percent(part(those("verdict", "passive"))),
    detractors: percent(detractors),
    unhappy: number(count(unhappy)),
    responsesShare: percent(share(count())),
    // A group's weight in the NPS, which is itself in points.
    points: points(multiply(constant(100), share(count()))),
    detractorsShare: percent(share(count(unhappy))),
    // Half the width of the 95 % interval of a difference of two shares.
    margin: points(multiply(constant(196), { kind: "root", of: ratio(variance, count()) }), 1),
    installed: number(installed),
    installationNps: points(multiply(constant(100), ratio(installedBalance, installed))),
    again: number(count(answered)),
    nextScore: number(average("nextScore", answered), 1),
  },
  reasons: { outcomes: ["score", "verdict", "installation", "call", "nextScore"] },
  views: {
    stage: by("stage", { measures: [...score, "detractors", "responsesShare", "detractorsShare"] }),
    stageTime: pair("stage", { column: "day", level: "quarter" }, ["nps"]),
    verdict: by("verdict", { measures: ["responses", "points"] }),
    stageScore: pair("stage", "score", ["responses"]),
    reason: by("reason", { measures: ["responses", "nps", "unhappy", "detractorsShare"] }),
    reasonStage: pair("reason", "stage", ["unhappy", ...score]),
    call: by("call", { measures: ["nextScore", "again", "responses"] }),
    tenure: by("tenure", { measures: score }),
    tenureStage: pair("tenure", "stage", score),
    area: by("area", {
      measures: [...score, "margin", "detractors", "installationNps", "installed"],
    }),
    time: drillable("day", ["quarter", "month"], [...score, "margin"]),
  },
  comparedBy: "day",
  cards: [
    { measure: "nps", trend: "time" },
    { measure: "promoters" },
    { measure: "passives", isNeutral: true },
    { measure: "detractors", isLowerBetter: true },
    { measure: "responses", isNeutral: true },
  ],
  slicers: ["area", "tenure", "reason"],
  pages: [
    page("stages", [
      // The second row, installation, from 0 to 6.
      squares("scale", "stageScore", ["responses"], [12, 370], {
        brackets: [
          { label: "detractor", to: 6 },
          { label: "passive", to: 8 },
          { label: "promoter", to: 10 },
        ],
        row: { view: "stage", measure: "nps", unit: "points", course: "stageTime" },
        highlight: [11, 12, 13, 14, 15, 16, 17],
      }),
      bars("complaints", "reason", ["unhappy", "detractorsShare", "responses"], [7, 430], {
        rows: 2,
        highlight: ["missedAppointment"],
        sort: "descending",
      }),
      dots("callBack", "call", ["nextScore", "again"], [5, 190], {
        ends: [0, 10],
        highlight: ["hours24", "hours48"],
      }),
      dots("installationByArea", "area", ["installationNps", "installed"], [5, 220], {
        isFromZero: true,
        highlight: ["uplands", "coast"],
        sort: "ascending",
      }),
    ]),
    page("reasons", [
      heatmap("complaintsByStage", "reasonStage", ["unhappy", "responses"], [7, 450], {
        rows: 2,
        highlight: [1],
      }),
      dots(
        "npsByStage",
        "stage",
        ["nps", "responsesShare", "detractorsShare", "responses"],
        [5, 220],
        { highlight: ["installation"], sort: "descending" },
      ),
      waterfall("verdicts", "verdict", ["points", "responses"], [5, 190], {
        steps: { promoter: 1, detractor: -1 },
      }),
    ]),
    page("customers", [
      dots("npsByTenure", "tenure", ["nps", "responses"], [5, 260], { highlight: ["firstYear"] }),
      // The second column, installation.
      heatmap("tenureByStage", "tenureStage", ["nps", "responses"], [7, 240], {
        ramp: "diverging",
        highlight: [1, 6, 11, 16],
      }),
      dots("areas", "area", ["nps", "margin", "detractors", "responses"], [6, 300], {
        margin: "margin",
        highlight: ["uplands"],
        sort: "descending",
      }),
      line("course", "time", ["nps", "margin", "responses"], [6, 305], { isFromZero: true }),
    ]),
  ],
  story: [
    { id: "overallScore", page: "reasons", focus: "verdicts" },
    { id: "installation", page: "stages", where: { stage: ["installation"] } },
    { id: "billing", page: "stages", where: { stage: ["billing"] } },
    { id: "tenure", page: "customers", where: { tenure: ["firstYear"] } },
    { id: "reasons", page: "reasons", where: { reason: ["missedAppointment"] } },
    { id: "followUp", page: "stages", focus: "callBack" },
  ],
});
