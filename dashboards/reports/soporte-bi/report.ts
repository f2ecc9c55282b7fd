import {
  average,
  constant,
  count,
  multiply,
  part,
  percentile,
  presence,
  ratio,
  subtract,
  those,
  type Measure,
} from "../../query/measures/measure.ts";
import { minutes, number, percent } from "../../query/measures/units.ts";
import { day, dictionary, integer, scaledInteger } from "../../query/table/column.ts";
import { by, drillable, pair } from "../../query/table/view.ts";
import {
  bars,
  calendar,
  declareReport,
  dots,
  flow,
  heatmap,
  histogram,
  line,
  page,
  panels,
  queue,
  scatter,
} from "../../shell/kit/report-kit.ts";
import { generate } from "./data.ts";
import {
  categories,
  firstDay,
  lastDay,
  longestMinutes,
  opening,
  priorities,
  teams,
  ticketIds,
} from "./subjects.ts";

// The column is in minutes and shown in hours: the histogram runs from 0 to 60.
const inMinutes = (value: Measure): Measure => multiply(constant(60), value);
const resolution = inMinutes(average("resolution"));
const handedOver = those("handedOver", "handedOver");
// The hours of the week in which tickets wait are counted two by two.
const minutesAtOnce = 120;
const times = ["resolution", "tickets"];

export const report = declareReport({
  slug: "soporte-bi",
  generate,
  address: import.meta.url,
  loadScenario: async () => import("./scenario.ts"),
  picture: { visual: "queue" },
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
    ticket: dictionary(ticketIds),
  },
  measures: {
    tickets: number(count()),
    resolution: minutes(resolution),
    work: minutes(subtract(resolution, average("waiting"))),
    wait: minutes(average("waiting")),
    waiting: percent(ratio(average("waiting"), resolution)),
    slowest: minutes(inMinutes(percentile("resolution", 0.9))),
    moved: number(count(handedOver)),
    handedOver: percent(part(handedOver)),
    firstContact: percent(average("firstContact")),
    firstReply: minutes(average("firstReply")),
    hour: number(average("hour"), 1),
    atOnce: number(presence("waiting", { each: minutesAtOnce, day: "day" })),
  },
  reasons: {
    // A ticket explains nothing but itself.
    outcomes: ["resolution", "waiting", "firstReply", "firstContact", "ticket"],
    consequences: ["handedOver", "sender", "team"],
    same: [["handedOver", "sender", "team"]],
  },
  views: {
    hours: by("resolution", {
      width: 3,
      from: 0,
      to: 60,
      measures: ["tickets", "waiting", "resolution"],
    }),
    ticket: by("ticket", {
      measures: ["resolution", "wait", "hour", "handedOver"],
      isFilterable: false,
    }),
    priority: by("priority", { measures: times }),
    team: by("team", { measures: [...times, "work", "wait", "waiting", "firstContact"] }),
    category: by("category", { measures: [...times, "work", "wait", "waiting", "slowest"] }),
    handedOver: by("handedOver", { measures: times }),
    week: by("day", { level: "week", measures: ["tickets", "firstReply"] }),
    date: by("day", { measures: ["tickets", "firstReply"] }),
    time: drillable("day", ["quarter", "month"], times),
    route: pair("sender", "team", ["moved", ...times]),
    categoryMove: pair("category", "handedOver", ["wait", ...times]),
    hourOfWeek: {
      ...pair({ column: "day", level: "weekday" }, { column: "hour", width: 2, from: 0, to: 24 }, [
        "atOnce",
        "tickets",
      ]),
      isFilterable: false,
    },
    targets: pair("category", "priority", ["slowest", ...times]),
    arrival: pair(
      { column: "day", level: "weekday" },
      { column: "hour", width: 2, from: opening.from, to: opening.to },
      ["tickets", "firstReply"],
    ),
  },
  comparedBy: "day",
  cards: [
    { measure: "resolution", isLowerBetter: true, beside: "slowest" },
    { measure: "waiting", isLowerBetter: true, beside: "wait" },
    { measure: "handedOver", isLowerBetter: true, beside: "moved" },
    { measure: "firstContact", beside: "firstReply" },
    { measure: "tickets", isNeutral: true },
  ],
  slicers: ["priority", "team", "handedOver", "week"],
  units: { hours: { unit: "hours" }, hourOfWeek: { unit: "hours" } },
  pages: [
    page("time", [
      queue("queue", "ticket", ["resolution", "wait", "hour", "handedOver"], [7, 640], {
        rows: 2,
        groups: ["kept", "handedOver"],
        opensAt: opening.from,
        highlight: ticketIds.slice(1),
      }),
      // Monday from 12 to 14.
      panels("waitingByHour", "hourOfWeek", ["atOnce", "tickets"], [5, 150], {
        isJoined: true,
        highlight: [6],
      }),
      // The highlighted bands are the tickets that the front line hands over.
      flow("route", "route", ["moved"], [5, 200], { highlight: [1, 2, 3] }),
      dots("waitByMove", "categoryMove", ["wait", "tickets"], [12, 200]),
    ]),
    page("route", [
      scatter("categories", "category", ["tickets", "resolution"], [7, 400], {
        highlight: ["access"],
      }),
      dots("firstContactByTeam", "team", ["firstContact", "tickets"], [5, 368], {
        highlight: ["frontLine"],
        sort: "descending",
      }),
      heatmap("targets", "targets", ["slowest", "tickets"], [7, 250]),
      histogram("ticketsByHours", "hours", ["tickets", "waiting"], [5, 250], { highlight: [8] }),
      bars("waitingByTeam", "team", ["work", "wait"], [5, 300], {
        series: "measures",
        layering: "whole",
      }),
      dots("timeByCategory", "category", ["wait", "work"], 7, { series: "measures" }),
    ]),
    page("load", [
      heatmap("arrivals", "arrival", ["tickets", "firstReply"], 6, { highlight: [0] }),
      heatmap("replies", "arrival", ["firstReply", "tickets"], 6, { highlight: [0] }),
      calendar("ticketsByDay", "date", ["tickets", "firstReply"], 12),
      line("resolutionByQuarter", "time", ["resolution", "tickets"], [12, 200], {
        isFromZero: true,
      }),
    ]),
  ],
  story: [
    { id: "resolutionTime", page: "route", focus: "ticketsByHours" },
    { id: "waitingTime", page: "route", focus: "waitingByTeam" },
    { id: "reassignments", page: "time", where: { handedOver: ["handedOver"] } },
    { id: "firstContact", page: "route", focus: "firstContactByTeam" },
    { id: "recurringIssues", page: "route", where: { category: ["access"] } },
    { id: "weeklyLoad", page: "load", focus: "arrivals" },
  ],
});
