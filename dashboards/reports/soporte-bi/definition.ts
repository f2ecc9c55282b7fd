import { day, dictionary, integer, scaledInteger } from "../../query/table/column.ts";
import {
  average,
  constant,
  count,
  multiply,
  percentile,
  ratio,
  subtract,
  type Measure,
  type MeasureDeclaration,
} from "../../query/measures/measure.ts";
import type { ReportDefinition } from "../../query/report-definition.ts";
import { by, drillable, pair } from "../../query/table/view.ts";
import { listPages } from "../../shell/report-layout.ts";
import { layout } from "./layout.ts";
import {
  categories,
  firstDay,
  lastDay,
  longestMinutes,
  opening,
  priorities,
  teams,
} from "./subjects.ts";

const minutes = (value: Measure): MeasureDeclaration => ({ value, unit: "minutes", decimals: 0 });
const percent = (value: Measure, decimals = 0): MeasureDeclaration => ({
  value,
  unit: "percent",
  decimals,
});
// The column is in minutes and shown in hours: the histogram runs from 0 to 60.
const inMinutes = (hours: Measure): Measure => multiply(constant(60), hours);
const resolution = inMinutes(average("resolution"));
const handedOver = { column: "handedOver", is: ["handedOver"] };
const times = ["resolution", "tickets"];

export const definition: ReportDefinition = {
  slug: "soporte-bi",
  columns: {
    day: day(firstDay, lastDay),
    hour: integer(opening.from, opening.to - 1),
    category: dictionary(categories),
    priority: dictionary(priorities),
    team: dictionary(teams),
    sender: dictionary(teams),
    handedOver: dictionary(["kept", "handedOver"]),
    firstContact: integer(0, 1),
    firstReply: integer(0, longestMinutes),
    waiting: integer(0, longestMinutes),
    resolution: scaledInteger(0, longestMinutes, 60),
  },
  measures: {
    tickets: { value: count(), unit: "count", decimals: 0 },
    resolution: minutes(resolution),
    work: minutes(subtract(resolution, average("waiting"))),
    wait: minutes(average("waiting")),
    waiting: percent(ratio(average("waiting"), resolution)),
    slowest: minutes(inMinutes(percentile("resolution", 0.9))),
    moved: { value: count(handedOver), unit: "count", decimals: 0 },
    handedOver: percent(ratio(count(handedOver), count())),
    firstContact: percent(average("firstContact")),
    firstReply: minutes(average("firstReply")),
  },
  reasons: {
    outcomes: ["resolution", "waiting", "firstReply", "firstContact"],
    same: [["handedOver", "sender", "team"]],
  },
  views: {
    hours: by(
      "resolution",
      { width: 3, from: 0, to: 60 },
      { measures: ["tickets", "waiting", "resolution"] },
    ),
    priority: by("priority", {}, { measures: times }),
    team: by("team", {}, { measures: [...times, "work", "wait", "waiting", "firstContact"] }),
    category: by("category", {}, { measures: [...times, "work", "wait", "waiting", "slowest"] }),
    handedOver: by("handedOver", {}, { measures: [...times, "waiting"] }),
    week: by("day", { level: "week" }, { measures: ["tickets", "firstReply"] }),
    date: by("day", {}, { measures: ["tickets", "firstReply"] }),
    time: drillable("day", ["quarter", "month"], { measures: times }),
    route: pair({ column: "sender" }, { column: "team" }, { measures: ["moved", ...times] }),
    targets: pair(
      { column: "category" },
      { column: "priority" },
      { measures: ["slowest", ...times] },
    ),
    arrival: pair(
      { column: "day", level: "weekday" },
      { column: "hour", width: 2, from: opening.from, to: opening.to },
      { measures: ["tickets", "firstReply"] },
    ),
  },
  comparedBy: "day",
  pages: listPages(layout),
  expected: [
    { figure: "resolution", measure: "resolution", value: 1440, decimals: 0 },
    { figure: "waiting", measure: "waiting", value: 50, decimals: 0 },
    { figure: "handedOver", measure: "handedOver", value: 20, decimals: 0 },
    {
      figure: "handedOverTime",
      measure: "resolution",
      where: { handedOver: ["handedOver"] },
      value: 2400,
      decimals: 0,
    },
    {
      figure: "otherTime",
      measure: "resolution",
      where: { handedOver: ["kept"] },
      value: 1200,
      decimals: 0,
    },
    {
      figure: "frontLineFirst",
      measure: "firstContact",
      where: { team: ["frontLine"] },
      value: 42,
      decimals: 0,
    },
    {
      figure: "accessTickets",
      compute: (read) => {
        const tickets = read("tickets", "category");
        return (100 * tickets[0]!) / tickets.reduce((all, many) => all + many);
      },
      value: 33,
      decimals: 0,
    },
    {
      figure: "networksTime",
      measure: "resolution",
      where: { team: ["networks"] },
      value: 1792,
      decimals: 0,
    },
    {
      figure: "networksFirst",
      measure: "firstContact",
      where: { team: ["networks"] },
      value: 7,
      decimals: 0,
    },
    {
      figure: "accessTime",
      measure: "resolution",
      where: { category: ["access"] },
      value: 1012,
      decimals: 0,
    },
    // The first bin: Monday, the first two hours.
    {
      figure: "mondayReply",
      compute: (read) => read("firstReply", "arrival")[0]!,
      value: 206,
      decimals: 0,
    },
    { figure: "firstReply", measure: "firstReply", value: 102, decimals: 0 },
  ],
  story: [
    { id: "resolutionTime", page: "time", focus: "ticketsByHours" },
    { id: "waitingTime", page: "time", focus: "waitingByTeam" },
    { id: "reassignments", page: "time", where: { handedOver: ["handedOver"] } },
    { id: "firstContact", page: "route", focus: "firstContactByTeam" },
    { id: "recurringIssues", page: "route", where: { category: ["access"] } },
    { id: "weeklyLoad", page: "load", focus: "arrivals" },
  ],
};
