import {
  average,
  count,
  distinct,
  part,
  ratio,
  share,
  sum,
  those,
} from "../../query/measures/measure.ts";
import { date, days, hours, number, percent } from "../../query/measures/units.ts";
import { day, dictionary, integer, scaledInteger } from "../../query/table/column.ts";
import { by, drillable, pair } from "../../query/table/view.ts";
import {
  bars,
  columns,
  declareReport,
  dots,
  heatmap,
  line,
  page,
  scatter,
  sheet,
  table,
  timeline,
} from "../../shell/kit/report-kit.ts";
import { generate } from "./data.ts";
import {
  adoptionIds,
  atRisk,
  clientIds,
  clientOfProject,
  firstDay,
  lastDay,
  late,
  lateData,
  managerIds,
  phaseIds,
  projectIds,
  roleIds,
  statusIds,
  today,
} from "./projects.ts";

const worked = sum("hours");
const budget = sum("budget");
const data = those("phase", "data");
const onTime = distinct("project", those("status", "onTime"));
const [isDelivered, isOpen] = [
  those("status", "onTime", "late"),
  those("status", "onTrack", "atRisk"),
];
const delivered = distinct("project", isDelivered);
const budgetRows = those("kind", "budgetDelivered");

export const report = declareReport({
  slug: "proyectos-bi-gestion",
  generate,
  address: import.meta.url,
  picture: { visual: "sharesByPhase" },
  columns: {
    kind: dictionary(
      ["entry", "budgetDelivered", "budgetOpen"],
      [{ id: "book", labels: ["entry", "budget"], of: [0, 1, 1] }],
    ),
    project: dictionary(projectIds, [{ id: "client", labels: clientIds, of: clientOfProject }]),
    manager: dictionary(managerIds),
    phase: dictionary(phaseIds),
    role: dictionary(roleIds),
    day: day(firstDay, today),
    hours: scaledInteger(0, 9, 2),
    budget: scaledInteger(0, 60_000, 100),
    capacity: scaledInteger(0, 1000, 100),
    status: dictionary(statusIds, [
      { id: "state", labels: ["delivered", "open"], of: [0, 0, 1, 1] },
    ]),
    adoption: dictionary(adoptionIds),
    plannedStart: day(firstDay, lastDay),
    plannedEnd: day(firstDay, lastDay),
    start: day(firstDay, lastDay),
    end: day(firstDay, lastDay),
    progress: scaledInteger(0, 100, 100),
    delay: integer(-10, 60),
    changes: integer(0, 10),
    opens: scaledInteger(0, 60, 10),
  },
  measures: {
    onTime: percent(ratio(onTime, delivered)),
    atRisk: number(distinct("project", those("status", "atRisk"))),
    projects: number(distinct("project")),
    delivered: number(delivered),
    open: number(distinct("project", isOpen)),
    entries: number(count(those("kind", "entry"))),
    hours: hours(worked),
    budget: hours(budget),
    used: percent(ratio(worked, budget)),
    deliveredHours: hours(sum("hours", isDelivered)),
    deliveredUsed: percent(ratio(sum("hours", isDelivered), sum("budget", isDelivered))),
    openHours: hours(sum("hours", isOpen)),
    openUsed: percent(ratio(sum("hours", isOpen), sum("budget", isOpen))),
    hoursShare: percent(share(worked)),
    budgetShare: percent(share(budget)),
    dataHours: percent(part(data, "hours")),
    dataBudget: percent(part(data, "budget")),
    load: percent(ratio(worked, sum("capacity"))),
    // Facts of a project, which all its rows repeat.
    plannedStart: date(average("plannedStart")),
    plannedEnd: date(average("plannedEnd")),
    start: date(average("start")),
    end: date(average("end")),
    progress: percent(average("progress")),
    delay: days(average("delay")),
    changes: number(average("changes")),
    // Each project has the same number of budget rows, so it counts once.
    opens: number(average("opens", budgetRows), 1),
  },
  reasons: {
    outcomes: ["status", "delay", "progress", "adoption", "opens"],
    same: [
      ["phase", "role"],
      // Dates and changes are a project's, whatever was done on a day.
      ["plannedStart", "plannedEnd", "start", "end", "changes", "opens", "day", "phase", "role"],
    ],
  },
  views: {
    project: by("project"),
    client: by("project", { level: "client", measures: ["entries"] }),
    manager: by("manager", { measures: ["entries", "onTime", "hours", "used"] }),
    status: by("status", { measures: ["entries", "projects"] }),
    phase: by("phase", {
      measures: ["entries", "hours", "budget", "used", "hoursShare", "budgetShare"],
    }),
    projectPhase: pair("project", "phase", ["used", "hours", "budget"]),
    time: drillable("day", ["quarter", "month"], ["hours", "dataHours", "dataBudget", "load"]),
    role: by("role", { measures: ["load", "hours"] }),
    roleQuarter: pair({ column: "day", level: "quarter" }, "role", ["load", "hours"]),
    adoption: by("adoption", { measures: ["opens", "projects"] }),
  },
  cards: [
    { measure: "onTime", beside: "delivered" },
    { measure: "atRisk", isLowerBetter: true, beside: "open" },
    { measure: "deliveredHours", isLowerBetter: true, beside: "deliveredUsed" },
    { measure: "openHours", beside: "openUsed" },
    { measure: "dataHours", isLowerBetter: true, beside: "dataBudget" },
  ],
  slicers: ["client", "manager", "phase", "status"],
  pages: [
    page("phases", [
      sheet("sharesByPhase", "phase", ["hours", "budget", "hoursShare", "budgetShare"], [7, 360], {
        highlight: ["data"],
      }),
      timeline("calendar", "project", ["start", "end", "progress"], [5, 680], {
        rows: 2,
        today,
        planned: { start: "plannedStart", end: "plannedEnd" },
        highlight: atRisk,
      }),
      scatter("delayByChanges", "project", ["changes", "delay"], [7, 230], {
        upLine: { value: 0 },
        highlight: [...late, ...atRisk],
      }),
      heatmap("usedByPhase", "projectPhase", ["used", "hours", "budget"], 12, {
        highlight: lateData,
      }),
    ]),
    page("calendar", [
      line("hoursOverTime", "time", ["dataHours", "hours"], [5, 380], { isArea: true }),
      dots("usedAgainstProgress", "project", ["used", "progress", "hours"], 7, {
        target: { measure: "progress" },
        highlight: atRisk,
        sort: "descending",
      }),
      bars("dataByProject", "project", ["dataHours", "delay", "hours"], 12, {
        highlight: [...late, ...atRisk],
        sort: "descending",
      }),
    ]),
    page("team", [
      dots("loadByRole", "role", ["load", "hours"], [5, 240], {
        target: { value: 1 },
        highlight: ["dataSpecialist"],
      }),
      line("loadByQuarter", "roleQuarter", ["load", "hours"], 7, { target: { value: 1 } }),
      columns("opensByTraining", "adoption", ["opens", "projects"], [5, 184], {
        highlight: ["trained"],
      }),
      table("byManager", "manager", ["onTime", "used", "hours"], 7),
    ]),
  ],
  story: [
    { id: "onTime", page: "phases", where: { status: ["onTime", "late"] } },
    { id: "dataPreparation", page: "phases", focus: "sharesByPhase" },
    {
      id: "reportDesign",
      page: "phases",
      where: { phase: ["reports"], status: ["onTime", "late"] },
    },
    { id: "scopeChanges", page: "phases", focus: "delayByChanges" },
    { id: "workload", page: "team", focus: "loadByRole" },
    { id: "adoption", page: "team", where: { status: ["onTime", "late"] } },
  ],
});
