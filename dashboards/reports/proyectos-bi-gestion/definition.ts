import { day, dictionary, integer, scaledInteger } from "../../query/table/column.ts";
import {
  average,
  count,
  distinct,
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
  adoptionIds,
  clientIds,
  firstDay,
  lastDay,
  managerIds,
  phaseIds,
  projects,
  roleIds,
  statusIds,
  today,
} from "./projects.ts";

const hours = sum("hours");
const budget = sum("budget");
const status = (...is: string[]): Condition => ({ column: "status", is });
const projectsThat = (condition?: Condition): Measure => distinct("project", condition);

function percent(value: Measure): MeasureDeclaration {
  return { value, unit: "percent", decimals: 0 };
}
function inHours(value: Measure): MeasureDeclaration {
  return { value, unit: "hours", decimals: 0 };
}
function whole(value: Measure): MeasureDeclaration {
  return { value, unit: "count", decimals: 0 };
}
/** Declares a fact of a project, which all its rows repeat. */
function fact(column: string, declared: Omit<MeasureDeclaration, "value">): MeasureDeclaration {
  return { value: average(column), ...declared };
}
const asDate = { unit: "date", decimals: 0 } as const;

export const definition: ReportDefinition = {
  slug: "proyectos-bi-gestion",
  columns: {
    kind: dictionary(
      ["entry", "budgetDelivered", "budgetOpen"],
      [{ id: "book", labels: ["entry", "budget"], of: [0, 1, 1] }],
    ),
    project: dictionary(
      projects.map(({ id }) => id),
      [{ id: "client", labels: clientIds, of: projects.map(({ client }) => client) }],
    ),
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
    onTime: percent(ratio(projectsThat(status("onTime")), projectsThat(status("onTime", "late")))),
    atRisk: whole(projectsThat(status("atRisk"))),
    projects: whole(projectsThat()),
    delivered: whole(projectsThat(status("onTime", "late"))),
    open: whole(projectsThat(status("onTrack", "atRisk"))),
    entries: whole(count({ column: "kind", is: ["entry"] })),
    hours: inHours(hours),
    budget: inHours(budget),
    used: percent(ratio(hours, budget)),
    hoursLeft: inHours(subtract(budget, hours)),
    hoursShare: percent(share(hours)),
    budgetShare: percent(share(budget)),
    dataHours: percent(ratio(sum("hours", { column: "phase", is: ["data"] }), hours)),
    dataBudget: percent(ratio(sum("budget", { column: "phase", is: ["data"] }), budget)),
    load: percent(ratio(hours, sum("capacity"))),
    plannedStart: fact("plannedStart", asDate),
    plannedEnd: fact("plannedEnd", asDate),
    start: fact("start", asDate),
    end: fact("end", asDate),
    progress: fact("progress", { unit: "percent", decimals: 0 }),
    delay: fact("delay", { unit: "days", decimals: 0 }),
    changes: fact("changes", { unit: "count", decimals: 0 }),
    // Each project has the same number of budget rows, so it counts once.
    opens: {
      value: ratio(
        sum("opens", { column: "kind", is: ["budgetDelivered"] }),
        count({ column: "kind", is: ["budgetDelivered"] }),
      ),
      unit: "count",
      decimals: 1,
    },
  },
  reasons: {
    same: [["status", "delay", "progress"]],
  },
  views: {
    project: by("project"),
    client: by("project", { level: "client" }, { measures: ["entries"] }),
    manager: by("manager", {}, { measures: ["entries", "onTime", "hours", "used"] }),
    status: by("status", {}, { measures: ["entries", "projects"] }),
    phase: by(
      "phase",
      {},
      { measures: ["entries", "hours", "budget", "used", "hoursShare", "budgetShare"] },
    ),
    projectPhase: pair(
      { column: "project" },
      { column: "phase" },
      { measures: ["used", "hours", "budget"] },
    ),
    time: drillable("day", ["quarter", "month"], {
      measures: ["hours", "dataHours", "dataBudget", "load"],
    }),
    role: by("role", {}, { measures: ["load", "hours"] }),
    roleQuarter: pair(
      { column: "day", level: "quarter" },
      { column: "role" },
      { measures: ["load", "hours"] },
    ),
    adoption: by("adoption", {}, { measures: ["opens", "projects"] }),
  },
  pages: listPages(layout),
  expected: [
    {
      figure: "onTime",
      value: 6,
      decimals: 0,
      // Of ten delivered.
      compute: (read) => {
        const [onTime, late] = read("projects", "status");
        return (10 * onTime!) / (onTime! + late!);
      },
    },
    {
      figure: "budgeted",
      value: 30,
      decimals: 0,
      compute: (read) => read("budgetShare", "phase")[phaseIds.indexOf("data")]!,
    },
    { figure: "spent", measure: "dataHours", value: 50, decimals: 0 },
    {
      figure: "reportHours",
      measure: "used",
      where: { phase: ["reports"], status: ["onTime", "late"] },
      value: 93,
      decimals: 0,
    },
    { figure: "dataLoad", compute: (read) => read("load", "role")[1]!, value: 118, decimals: 0 },
    {
      figure: "trainedOpens",
      compute: (read) => {
        const [trained, untrained] = read("opens", "adoption");
        return trained! / untrained!;
      },
      value: 2.4,
      decimals: 1,
    },
    {
      figure: "dataUsed",
      measure: "used",
      where: { phase: ["data"], status: ["onTime", "late"] },
      value: 200,
      decimals: 0,
    },
    ...(
      [
        ["changedDelay", true, 26],
        ["stableDelay", false, -1],
      ] as const
    ).map(([figure, isChanged, value]) => ({
      figure,
      compute: (read: ReadBins) => {
        const isDelivered = { status: ["onTime", "late"] };
        const changes = read("changes", "project", isDelivered);
        const delays = read("delay", "project", isDelivered).filter(
          (days, at) => !Number.isNaN(days) && changes[at]! >= 4 === isChanged,
        );
        return delays.reduce((all, days) => all + days) / delays.length;
      },
      value,
      decimals: 0,
    })),
    {
      figure: "visualiserLoad",
      compute: (read) => read("load", "role")[2]!,
      value: 76,
      decimals: 0,
    },
    ...(
      [
        ["trainedWeekly", 0, 4.2],
        ["untrainedWeekly", 1, 1.8],
      ] as const
    ).map(([figure, at, value]) => ({
      figure,
      compute: (read: ReadBins) => read("opens", "adoption")[at]!,
      value,
      decimals: 1,
    })),
  ],
  story: [
    { id: "onTime", page: "calendar", where: { status: ["onTime", "late"] } },
    { id: "dataPreparation", page: "phases", focus: "sharesByPhase" },
    {
      id: "reportDesign",
      page: "phases",
      where: { phase: ["reports"], status: ["onTime", "late"] },
    },
    { id: "scopeChanges", page: "calendar", focus: "delayByChanges" },
    { id: "workload", page: "team", focus: "loadByRole" },
    { id: "adoption", page: "team", where: { status: ["onTime", "late"] } },
  ],
};
