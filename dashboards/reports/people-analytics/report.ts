import { dictionary, integer } from "../../query/table/column.ts";
import { by, drillable, pair } from "../../query/table/view.ts";
import {
  bars,
  columns,
  declareReport,
  dots,
  facing,
  heatmap,
  histogram,
  ladder,
  line,
  page,
  scatter,
  treemap,
  waterfall,
} from "../../shell/kit/report-kit.ts";
import { generate } from "./data.ts";
import { measures } from "./measures.ts";
import {
  bandIds,
  departmentIds,
  earlyMonths,
  leavingIds,
  levelIds,
  levelOfBand,
  longestTenure,
  personIds,
  sexIds,
  siteIds,
  sourceIds,
} from "./staff.ts";

const stages = ["screening", "interviews", "offer"];

export const report = declareReport({
  slug: "people-analytics",
  generate,
  address: import.meta.url,
  picture: { visual: "womenByLevel" },
  columns: {
    person: dictionary(personIds, [{ id: "sex", labels: sexIds, of: [0, 0, 0, 1, 1, 1, 0, 1] }]),
    band: dictionary(bandIds, [{ id: "level", labels: levelIds, of: levelOfBand }]),
    department: dictionary(departmentIds),
    site: dictionary(siteIds),
    leaving: dictionary(leavingIds, [
      { id: "kind", labels: ["stays", "voluntary", "other"], of: [0, 1, 1, 2] },
    ]),
    tenure: integer(0, longestTenure),
    promotedAfter: integer(0, 160),
    source: dictionary(sourceIds),
    training: integer(0, 60),
    learning: dictionary(
      ["staffTrained", "staffUntrained", "leaverTrained", "leaverUntrained"],
      [{ id: "reach", labels: ["trained", "untrained"], of: [0, 1, 0, 1] }],
    ),
    hiring: dictionary(["before", "hired"]),
    screening: integer(0, 90),
    interviews: integer(0, 90),
    offer: integer(0, 90),
    pay: integer(0, 100_000),
  },
  measures,
  reasons: {
    consequences: ["learning"],
    same: [
      ["leaving", "tenure"],
      ["promotedAfter", "tenure"],
      ["person", "promotedAfter"],
    ],
  },
  views: {
    level: drillable(
      "band",
      ["level", ""],
      ["women", "staff", "payGap", "pay", "untrained", "leaveRate"],
    ),
    band: by("band", { measures: ["bandWidth", "payGap", "staff", "pay"] }),
    bandSex: pair("band", { column: "person", level: "sex" }, ["staff"]),
    sex: by("person", { level: "sex", measures: ["staff", "hires", "toManager"] }),
    promotedSex: pair(
      { column: "promotedAfter", width: 12, from: 0, to: 156 },
      { column: "person", level: "sex" },
      ["promoted"],
    ),
    sexShares: by("person", {
      level: "sex",
      measures: ["hiresShare", "staffShare", "managersShare", "sexShare"],
      isFilterable: false,
    }),
    department: by("department", { measures: ["staff", ...stages, "timeToHire"] }),
    womenByDepartment: pair("department", { column: "band", level: "level" }, ["women", "staff"]),
    site: by("site", { measures: ["hours", "untrained", "staff"] }),
    source: by("source", { measures: ["hires", "stayed", "early", "leaveRate"] }),
    reach: by("learning", { level: "reach", measures: ["leaveRate", "leavers"] }),
    tenure: by("tenure", {
      cuts: [12, 24, 60, 120],
      measures: ["staff", "women", "untrained", "leavers"],
    }),
    months: by("tenure", { width: 6, from: 0, to: 132, measures: ["leavers"] }),
    leaveBySex: pair({ column: "band", level: "level" }, { column: "person", level: "sex" }, [
      "leaveRate",
      "leavers",
    ]),
    payLevels: pair({ column: "band", level: "level" }, { column: "person", level: "sex" }, [
      "pay",
      "staff",
    ]),
  },
  cards: [
    { measure: "staff", beside: "hires" },
    { measure: "women", beside: "womenManagers" },
    { measure: "timeToHire", isLowerBetter: true, beside: "offer" },
    { measure: "untrained", isLowerBetter: true, beside: "hours" },
    { measure: "payGap", isLowerBetter: true, beside: "levelGap" },
    { measure: "leaveRate", isLowerBetter: true, beside: "early" },
  ],
  slicers: ["level", "department", "tenure", "sex"],
  pages: [
    page("presence", [
      // Women in the two bands of managers.
      ladder("womenByLevel", "bandSex", ["staff"], [7, 560], {
        rows: 2,
        row: { view: "band", measure: "pay", unit: "euros" },
        groups: [
          { label: "entry", to: 1 },
          { label: "specialist", to: 3 },
          { label: "manager", to: 5 },
        ],
        highlight: [8, 10],
      }),
      dots("leaversBySex", "leaveBySex", ["leaveRate", "leavers"], [5, 110]),
      facing("monthsToManager", "promotedSex", ["promoted"], [5, 240], {
        row: { view: "sex", measure: "toManager", unit: "count" },
      }),
      // The last column, management.
      heatmap("womenByDepartment", "womenByDepartment", ["women", "staff"], [7, 264], {
        highlight: [2, 5, 8, 11, 14],
      }),
      dots("gapByBand", "band", ["payGap", "staff"], [5, 250], { isFromZero: true }),
    ]),
    page("hiring", [
      waterfall("stages", "total", stages, [5, 260], { highlight: ["offer"], pivot: "timeToHire" }),
      bars("stagesByDepartment", "department", stages, 7, {
        series: "measures",
        layering: "stacked",
        sort: "descending",
      }),
      dots("stayedBySource", "source", ["stayed", "early"], [6, 284], {
        highlight: ["referral"],
        sort: "descending",
      }),
      treemap("hiresBySource", "source", ["hires"], [6, 284], { highlight: ["jobBoard"] }),
      line("hiresBySex", "sexShares", ["hiresShare", "staffShare", "managersShare"], [12, 200], {
        isFromZero: true,
        highlighted: 0,
        pivot: "sexShare",
      }),
    ]),
    page("training", [
      histogram("leaversByTenure", "months", ["leavers"], [8, 280], { highlight: [0, 1, 2, 3] }),
      columns("leaveRateByTraining", "reach", ["leaveRate", "leavers"], 4, {
        highlight: ["untrained"],
      }),
      dots("hoursBySite", "site", ["hours", "untrained"], [6, 240], { highlight: ["headOffice"] }),
      line("untrainedByTenure", "tenure", ["untrained", "staff"], 6, { isFromZero: true }),
    ]),
    page("pay", [
      waterfall("gapWithin", "total", ["mixGap", "levelGap"], [5, 230], {
        highlight: ["levelGap"],
        pivot: "payGap",
      }),
      dots("payByLevel", "payLevels", ["pay", "staff"], [7, 250]),
      bars("gapByLevel", "level", ["payGap", "pay"], [5, 252], { highlight: ["manager"] }),
      scatter("gapByBandWidth", "band", ["bandWidth", "payGap", "staff"], [7, 300], {
        highlight: ["M2"],
      }),
    ]),
  ],
  story: [
    { id: "representation", page: "presence", focus: "womenByLevel" },
    { id: "promotions", page: "presence", where: { level: ["manager"] } },
    { id: "timeToHire", page: "hiring", focus: "stages" },
    { id: "trainingReach", page: "training", focus: "untrainedByTenure" },
    { id: "payGap", page: "pay", focus: "gapWithin" },
    { id: "turnover", page: "training", where: { months: { from: 0, to: earlyMonths } } },
  ],
});
