import { day, dictionary, integer, scaledInteger } from "../../query/table/column.ts";
import {
  add,
  constant,
  count,
  ratio,
  share,
  sum,
  type Condition,
  type Measure,
  type MeasureDeclaration,
} from "../../query/measures/measure.ts";
import type { ReportDefinition } from "../../query/report-definition.ts";
import { by, drillable, pair } from "../../query/table/view.ts";
import { listPages } from "../../shell/report-layout.ts";
import { layout } from "./layout.ts";
import {
  campaignIds,
  channelIds,
  channelOfCampaign,
  courses,
  firstDay,
  lastDay,
} from "./subjects.ts";

const isEnrolment: Condition = { column: "record", is: ["enrolment"] };
const isSocial: Condition = { column: "campaign", is: ["social"] };
const enrolments = count(isEnrolment);
const percent = (value: Measure, decimals = 0): MeasureDeclaration => ({
  value,
  unit: "percent",
  decimals,
});
const shares = ["clicksShare", "spendingShare", "enrolmentsShare"];
const whole = [
  "enrolments",
  "spending",
  "clicks",
  "costPerEnrolment",
  "costPerClick",
  "conversion",
];

export const definition: ReportDefinition = {
  slug: "campanas-mkt",
  columns: {
    record: dictionary(["dailySpending", "enrolment"]),
    day: day(firstDay, lastDay),
    campaign: dictionary(campaignIds, [
      { id: "channel", labels: channelIds, of: channelOfCampaign },
    ]),
    course: dictionary(courses),
    first: dictionary(channelIds),
    spending: scaledInteger(0, 40_000, 100),
    clicks: integer(0, 1000),
  },
  measures: {
    enrolments: { value: enrolments, unit: "count", decimals: 0 },
    spending: { value: sum("spending"), unit: "euros", decimals: 0 },
    clicks: { value: sum("clicks"), unit: "count", decimals: 0 },
    costPerEnrolment: { value: ratio(sum("spending"), enrolments), unit: "euros", decimals: 0 },
    costPerClick: { value: ratio(sum("spending"), sum("clicks")), unit: "euros", decimals: 2 },
    conversion: percent(ratio(enrolments, sum("clicks")), 2),
    socialClicks: percent(ratio(sum("clicks", isSocial), sum("clicks"))),
    socialSpending: percent(ratio(sum("spending", isSocial), sum("spending"))),
    clicksShare: percent(share(sum("clicks"))),
    spendingShare: percent(share(sum("spending"))),
    enrolmentsShare: percent(share(enrolments)),
    weight: percent(
      ratio(
        [sum("clicks"), sum("spending"), enrolments].map((part) => share(part)).reduce(add),
        constant(3),
      ),
    ),
  },
  views: {
    channel: drillable("campaign", ["channel", ""], { measures: [...whole, ...shares] }),
    slope: by(
      "campaign",
      { level: "channel" },
      { measures: [...shares, "weight"], isFilterable: false },
    ),
    first: by("first", {}, { measures: [...whole, "enrolmentsShare"] }),
    path: pair(
      { column: "first" },
      { column: "campaign", level: "channel" },
      { measures: ["enrolments", "enrolmentsShare"] },
    ),
    campaign: by("campaign", {}, { measures: whole }),
    course: by("course", {}, { measures: whole }),
    time: drillable("day", ["month", "day"], { measures: whole }),
    month: by("day", { level: "month" }, { measures: ["enrolments"] }),
    calendar: pair(
      { column: "campaign", level: "channel" },
      { column: "day", level: "month" },
      { measures: ["enrolments", "spending", "costPerEnrolment"] },
    ),
  },
  comparedBy: "day",
  pages: listPages(layout),
  expected: [
    ...(
      [
        ["socialClicks", "clicksShare", 50],
        ["socialEnrolments", "enrolmentsShare", 10],
        ["socialSpend", "spendingShare", 40],
      ] as const
    ).map(([figure, measure, value]) => expectShare(figure, measure, "social", value)),
    expectShare("emailSpend", "spendingShare", "email", 10),
    expectShare("emailEnrolments", "enrolmentsShare", "email", 25),
    {
      figure: "costRatio",
      value: 10,
      decimals: 0,
      compute: (read) => {
        const costs = read("costPerEnrolment", "channel");
        return costs[channelIds.indexOf("social")]! / costs[channelIds.indexOf("email")]!;
      },
    },
    {
      figure: "socialFirst",
      compute: (read) => read("enrolmentsShare", "first")[channelIds.indexOf("social")]!,
      value: 34,
      decimals: 0,
    },
    {
      figure: "peakEnrolments",
      compute: (read) => {
        const enrolled = read("enrolments", "month");
        const all = enrolled.reduce((before, many) => before + many);
        return (100 * (enrolled[0]! + enrolled[8]!)) / all;
      },
      value: 43,
      decimals: 0,
    },
    expectShare("searchSpend", "spendingShare", "search", 28),
    {
      figure: "peakSpend",
      compute: (read) => {
        const spent = read("spending", "calendar");
        const all = spent.reduce((before, euros) => before + euros);
        // Twelve months by channel.
        const peaks = spent.filter((_, at) => [0, 8].includes(at % 12));
        return (100 * peaks.reduce((before, euros) => before + euros)) / all;
      },
      value: 17,
      decimals: 0,
    },
  ],
  story: [
    { id: "clicks", page: "channels", focus: "clicksToEnrolments" },
    { id: "budget", page: "channels", where: { channel: ["social"] } },
    { id: "email", page: "channels", where: { channel: ["email"] } },
    { id: "costPerEnrolment", page: "channels", where: { channel: ["social", "email"] } },
    { id: "firstContact", page: "contacts", focus: "sharesByFirst" },
    { id: "calendar", page: "calendar", focus: "enrolmentsByMonth" },
  ],
};

function expectShare(
  figure: string,
  measure: string,
  channel: string,
  value: number,
): ReportDefinition["expected"][number] {
  return {
    figure,
    value,
    decimals: 0,
    compute: (read) => read(measure, "channel")[channelIds.indexOf(channel)]!,
  };
}
