import { count, part, ratio, share, sum, those } from "../../query/measures/measure.ts";
import { euros, number, percent } from "../../query/measures/units.ts";
import { day, dictionary, integer, scaledInteger } from "../../query/table/column.ts";
import { by, drillable, pair } from "../../query/table/view.ts";
import {
  bars,
  coins,
  columns,
  declareReport,
  dots,
  flow,
  heatmap,
  line,
  page,
  table,
} from "../../shell/kit/report-kit.ts";
import { generate } from "./data.ts";
import {
  campaignIds,
  channelIds,
  channelOfCampaign,
  courses,
  firstDay,
  lastDay,
} from "./subjects.ts";

const isSocial = those("campaign", "social");
const enrolments = count(those("record", "enrolment"));
const shares = ["clicksShare", "spendingShare", "enrolmentsShare"];
const whole = [
  "enrolments",
  "spending",
  "clicks",
  "costPerEnrolment",
  "costPerClick",
  "conversion",
];

export const report = declareReport({
  slug: "campanas-mkt",
  generate,
  address: import.meta.url,
  picture: { visual: "clicksToEnrolments" },
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
    enrolments: number(enrolments),
    spending: euros(sum("spending")),
    clicks: number(sum("clicks")),
    costPerEnrolment: euros(ratio(sum("spending"), enrolments)),
    costPerClick: euros(ratio(sum("spending"), sum("clicks")), 2),
    conversion: percent(ratio(enrolments, sum("clicks")), 2),
    socialClicks: percent(part(isSocial, "clicks")),
    socialSpending: percent(part(isSocial, "spending")),
    clicksShare: percent(share(sum("clicks"))),
    spendingShare: percent(share(sum("spending"))),
    enrolmentsShare: percent(share(enrolments)),
  },
  // Spending and clicks have no first contact of their own.
  reasons: { same: [["spending", "clicks", "first"]] },
  views: {
    channel: drillable("campaign", ["channel", ""], [...whole, ...shares]),
    first: by("first", { measures: [...whole, "enrolmentsShare"] }),
    path: pair("first", { column: "campaign", level: "channel" }, [
      "enrolments",
      "enrolmentsShare",
    ]),
    campaign: by("campaign", { measures: whole }),
    course: by("course", { measures: whole }),
    time: drillable("day", ["month", "day"], whole),
    month: by("day", { level: "month", measures: ["enrolments", "costPerEnrolment"] }),
    calendar: pair({ column: "campaign", level: "channel" }, { column: "day", level: "month" }, [
      "enrolments",
      "spending",
      "costPerEnrolment",
    ]),
  },
  comparedBy: "day",
  cards: [
    { measure: "enrolments", beside: "conversion" },
    { measure: "spending", beside: "socialSpending" },
    { measure: "costPerEnrolment", isLowerBetter: true, beside: "costPerClick" },
    { measure: "clicks", beside: "socialClicks" },
  ],
  slicers: ["course", "campaign", "month"],
  pages: [
    page("channels", [
      coins(
        "clicksToEnrolments",
        "channel",
        ["spending", "clicks", "enrolments", "costPerEnrolment", "clicksShare", "enrolmentsShare"],
        [8, 400],
        { highlight: ["social"] },
      ),
      bars("costByChannel", "channel", ["costPerEnrolment", "spending", "enrolments"], [4, 300], {
        highlight: ["social"],
        sort: "descending",
      }),
      columns("costByMonth", "month", ["costPerEnrolment", "enrolments"], [7, 230], {
        highlight: [11],
      }),
      dots("costByFirst", "first", ["costPerEnrolment", "enrolments", "spending"], [5, 220], {
        highlight: ["social"],
        sort: "descending",
      }),
      table(
        "channelTable",
        "channel",
        ["spending", "enrolments", "costPerEnrolment", "clicks", "costPerClick", "conversion"],
        12,
        { sort: "descending" },
      ),
    ]),
    page("contacts", [
      bars("sharesByFirst", "first", ["enrolmentsShare", "enrolments", "costPerEnrolment"], 6, {
        highlight: ["social"],
        sort: "descending",
      }),
      bars("sharesByLast", "channel", ["enrolmentsShare", "enrolments", "costPerEnrolment"], 6, {
        highlight: ["social"],
        sort: "descending",
      }),
      // From social media to each of the other four.
      flow("contactPaths", "path", ["enrolments"], 12, { highlight: [1, 2, 3, 4] }),
    ]),
    page("calendar", [
      columns("enrolmentsByMonth", "time", ["enrolments", "spending", "costPerEnrolment"], 7, {
        highlight: [0, 8],
      }),
      line("spendingByMonth", "time", ["spending", "enrolments", "clicks"], [5, 240], {
        isArea: true,
      }),
      heatmap("costCalendar", "calendar", ["costPerEnrolment", "enrolments", "spending"], 12),
      dots("costByCampaign", "campaign", ["costPerEnrolment", "enrolments", "spending"], [8, 390], {
        highlight: ["lessons"],
        sort: "ascending",
      }),
      bars("costByCourse", "course", ["costPerEnrolment", "enrolments", "spending"], [4, 385], {
        highlight: ["english"],
        sort: "descending",
      }),
    ]),
  ],
  story: [
    { id: "clicks", page: "channels", focus: "clicksToEnrolments" },
    { id: "budget", page: "channels", where: { channel: ["social"] } },
    { id: "email", page: "channels", where: { channel: ["email"] } },
    { id: "costPerEnrolment", page: "channels", where: { channel: ["social", "email"] } },
    { id: "firstContact", page: "contacts", focus: "sharesByFirst" },
    { id: "calendar", page: "calendar", focus: "enrolmentsByMonth" },
  ],
});
