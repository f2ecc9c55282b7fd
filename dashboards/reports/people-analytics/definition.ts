import { dictionary, integer } from "../../query/table/column.ts";
import {
  add,
  average,
  constant,
  count,
  median,
  multiply,
  percentile,
  ratio,
  share,
  subtract,
  sum,
  type Condition,
  type Measure,
  type MeasureDeclaration,
} from "../../query/measures/measure.ts";
import type { ReadBins, ReportDefinition } from "../../query/report-definition.ts";
import { by, drillable, pair } from "../../query/table/view.ts";
import { listPages } from "../../shell/report-layout.ts";
import { layout } from "./layout.ts";
import {
  bands,
  departmentIds,
  earlyMonths,
  leavingIds,
  levelIds,
  longestTenure,
  personIds,
  sexIds,
  siteIds,
  sourceIds,
  staffIds,
} from "./staff.ts";

const those = (column: string, ...is: string[]): Condition => ({ column, is });
const ofStaff = those("person", ...staffIds);
const women = those("person", ...levelIds.map((level) => `${level}.women`));
const men = those("person", ...levelIds.map((level) => `${level}.men`));
const hired = those("hiring", "hired");
const managers = those("band", "manager");
const leading = those("person", "manager.women", "manager.men");
const voluntary = those("leaving", "voluntary");

const staff = count(ofStaff);
const gapOf = (her: Condition, his: Condition): Measure =>
  subtract(constant(1), ratio(average("pay", her), average("pay", his)));
// The gap of each level, weighted by its people.
const levelGap = ratio(
  levelIds
    .map((level) => {
      const [her, his] = sexIds.map((sex) => those("person", `${level}.${sex}`)) as [
        Condition,
        Condition,
      ];
      return multiply(add(count(her), count(his)), gapOf(her, his));
    })
    .reduce(add),
  staff,
);
const stage = (column: string): MeasureDeclaration => days(ratio(sum(column), count(hired)));

function percent(value: Measure, decimals = 0): MeasureDeclaration {
  return { value, unit: "percent", decimals };
}
function sumOf(some: readonly number[]): number {
  return some.reduce((all, one) => all + one, 0);
}
function whole(value: Measure): MeasureDeclaration {
  return { value, unit: "count", decimals: 0 };
}
function days(value: Measure): MeasureDeclaration {
  return { value, unit: "days", decimals: 0 };
}

export const definition: ReportDefinition = {
  slug: "people-analytics",
  columns: {
    person: dictionary(personIds, [{ id: "sex", labels: sexIds, of: [0, 0, 0, 1, 1, 1, 0, 1] }]),
    band: dictionary(
      bands.map(({ id }) => id),
      [{ id: "level", labels: levelIds, of: bands.map(({ level }) => level) }],
    ),
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
  measures: {
    staff: whole(staff),
    women: percent(ratio(count(women), staff)),
    womenManagers: percent(ratio(count(those("person", "manager.women")), count(leading))),
    toManager: {
      value: ratio(sum("promotedAfter"), count(managers)),
      unit: "count",
      decimals: 0,
    },
    hires: whole(count(hired)),
    hiresShare: percent(share(count(hired))),
    staffShare: percent(share(staff)),
    managersShare: percent(share(count(leading))),
    sexShare: percent(
      ratio(
        [count(hired), staff, count(leading)].map((part) => share(part)).reduce(add),
        constant(3),
      ),
    ),
    timeToHire: days(
      ratio(add(add(sum("screening"), sum("interviews")), sum("offer")), count(hired)),
    ),
    screening: stage("screening"),
    interviews: stage("interviews"),
    offer: stage("offer"),
    untrained: percent(ratio(count(those("learning", "staffUntrained")), staff)),
    hours: { value: average("training", ofStaff), unit: "hours", decimals: 1 },
    leavers: whole(count(voluntary)),
    leaveRate: percent(ratio(count(voluntary), count()), 1),
    early: percent(ratio(count(those("leaving", "early")), count(voluntary))),
    stayed: whole(median("tenure", voluntary)),
    pay: { value: average("pay", ofStaff), unit: "euros", decimals: 0 },
    payGap: percent(gapOf(women, men)),
    levelGap: percent(levelGap),
    mixGap: percent(subtract(gapOf(women, men), levelGap)),
    bandWidth: percent(
      subtract(
        ratio(percentile("pay", 0.9, ofStaff), percentile("pay", 0.1, ofStaff)),
        constant(1),
      ),
    ),
  },
  reasons: {
    same: [
      ["leaving", "tenure"],
      ["person", "promotedAfter"],
    ],
  },
  views: {
    level: drillable("band", ["level", ""], {
      measures: ["women", "staff", "payGap", "pay", "untrained", "leaveRate"],
    }),
    band: by("band", {}, { measures: ["bandWidth", "payGap", "staff"] }),
    sex: by("person", { level: "sex" }, { measures: ["staff", "hires", "toManager"] }),
    sexShares: by(
      "person",
      { level: "sex" },
      { measures: ["hiresShare", "staffShare", "managersShare", "sexShare"], isFilterable: false },
    ),
    department: by(
      "department",
      {},
      { measures: ["staff", "screening", "interviews", "offer", "timeToHire"] },
    ),
    womenByDepartment: pair(
      { column: "department" },
      { column: "band", level: "level" },
      { measures: ["women", "staff"] },
    ),
    site: by("site", {}, { measures: ["hours", "untrained", "staff"] }),
    source: by("source", {}, { measures: ["hires", "stayed", "early", "leaveRate"] }),
    reach: by("learning", { level: "reach" }, { measures: ["leaveRate", "leavers"] }),
    tenure: by(
      "tenure",
      { cuts: [12, 24, 60, 120] },
      { measures: ["staff", "women", "untrained", "leavers"] },
    ),
    months: by("tenure", { width: 6, from: 0, to: 132 }, { measures: ["leavers"] }),
    payLevels: pair(
      { column: "band", level: "level" },
      { column: "person", level: "sex" },
      { measures: ["pay", "staff"] },
    ),
  },
  pages: listPages(layout),
  expected: [
    { figure: "womenStaff", measure: "women", value: 50, decimals: 0 },
    {
      figure: "womenManagers",
      measure: "women",
      where: { level: ["manager"] },
      value: 25,
      decimals: 0,
    },
    { figure: "timeToHire", measure: "timeToHire", value: 45, decimals: 0 },
    { figure: "offerWait", measure: "offer", value: 15, decimals: 0 },
    {
      figure: "untrained",
      value: 1,
      decimals: 0,
      // One third.
      compute: (read) => (3 * read("untrained", "total")[0]!) / 100,
    },
    { figure: "payGap", measure: "payGap", value: 12, decimals: 0 },
    { figure: "levelGap", measure: "levelGap", value: 3, decimals: 0 },
    {
      figure: "earlyLeavers",
      value: 50,
      decimals: 0,
      // By the tenure of the leavers, not by the column that classifies it.
      compute: (read) => {
        const bins = read("leavers", "months");
        return (100 * sumOf(bins.slice(0, earlyMonths / 6))) / sumOf(bins);
      },
    },
    ...(
      [
        ["womenToManager", "toManager", "sex", 0, 65],
        ["menToManager", "toManager", "sex", 1, 51],
        ["trainedLeave", "leaveRate", "reach", 0, 7],
        ["untrainedLeave", "leaveRate", "reach", 1, 16],
      ] as const
    ).map(([figure, measure, view, bin, value]) => ({
      figure,
      compute: (read: ReadBins) => read(measure, view)[bin]!,
      value,
      decimals: 0,
    })),
    {
      figure: "newStaff",
      compute: (read) => {
        const staffed = read("staff", "tenure");
        return (100 * sumOf(staffed.slice(0, 2))) / sumOf(staffed);
      },
      value: 22,
      decimals: 0,
    },
  ],
  story: [
    { id: "representation", page: "presence", focus: "womenByLevel" },
    { id: "promotions", page: "presence", where: { level: ["manager"] } },
    { id: "timeToHire", page: "hiring", focus: "stages" },
    { id: "trainingReach", page: "training", focus: "untrainedByTenure" },
    { id: "payGap", page: "pay", focus: "gapWithin" },
    { id: "turnover", page: "training", where: { months: { from: 0, to: earlyMonths } } },
  ],
};
