import type { ReportLayout } from "../../shell/report-layout.ts";
import { phaseIds, projects, readStatus, statusIds, today } from "./projects.ts";

const listThose = (status: string): string[] =>
  projects.flatMap((project) => (statusIds[readStatus(project)] === status ? [project.id] : []));

/** Cells of the late projects' data preparation, by project (row) and phase (column). */
const lateData = listThose("late").map(
  (id) =>
    projects.findIndex((project) => project.id === id) * phaseIds.length + phaseIds.indexOf("data"),
);

export const layout: ReportLayout = {
  cards: [
    { measure: "onTime", beside: "delivered" },
    { measure: "atRisk", isLowerBetter: true, beside: "open" },
    { measure: "hours", beside: "used" },
    { measure: "budget", beside: "hoursLeft" },
    { measure: "dataHours", isLowerBetter: true, beside: "dataBudget" },
  ],
  slicers: [
    { view: "client", kind: "list" },
    { view: "manager", kind: "list" },
    { view: "phase", kind: "list" },
    { view: "status", kind: "list" },
  ],
  pages: [
    {
      id: "calendar",
      visuals: [
        {
          id: "calendar",
          view: "project",
          measures: ["start", "end", "progress"],
          spec: {
            kind: "timeline",
            today,
            planned: { start: "plannedStart", end: "plannedEnd" },
          },
          span: 12,
          highlight: listThose("atRisk"),
        },
        {
          id: "usedAgainstProgress",
          view: "project",
          measures: ["used", "progress", "hours"],
          spec: { kind: "dots", target: { measure: "progress" } },
          span: 7,
          sort: { by: "used", isDescending: true },
          highlight: listThose("atRisk"),
        },
        {
          id: "delayByChanges",
          view: "project",
          measures: ["changes", "delay"],
          spec: { kind: "scatter", upLine: { value: 0 } },
          span: 5,
          highlight: [...listThose("late"), ...listThose("atRisk")],
          height: 420,
        },
      ],
    },
    {
      id: "phases",
      visuals: [
        {
          id: "sharesByPhase",
          view: "phase",
          measures: ["hoursShare", "budgetShare", "hours"],
          spec: { kind: "bars", target: { measure: "budgetShare" } },
          span: 4,
          height: 360,
          highlight: ["data"],
        },
        {
          id: "usedByPhase",
          view: "projectPhase",
          measures: ["used", "hours", "budget"],
          spec: { kind: "heatmap" },
          span: 8,
          highlight: lateData,
        },
        {
          id: "dataByProject",
          view: "project",
          measures: ["dataHours", "delay", "hours"],
          spec: { kind: "bars" },
          span: 7,
          sort: { by: "dataHours", isDescending: true },
          highlight: [...listThose("late"), ...listThose("atRisk")],
        },
        {
          id: "hoursOverTime",
          view: "time",
          measures: ["dataHours", "hours"],
          spec: { kind: "line", isArea: true },
          span: 5,
          height: 412,
        },
      ],
    },
    {
      id: "team",
      visuals: [
        {
          id: "loadByRole",
          view: "role",
          measures: ["load", "hours"],
          spec: { kind: "dots", target: { value: 1 } },
          span: 5,
          highlight: ["dataSpecialist"],
          height: 240,
        },
        {
          id: "loadByQuarter",
          view: "roleQuarter",
          measures: ["load", "hours"],
          spec: { kind: "line", target: { value: 1 } },
          span: 7,
        },
        {
          id: "opensByTraining",
          view: "adoption",
          measures: ["opens", "projects"],
          spec: { kind: "columns" },
          span: 5,
          height: 184,
          highlight: ["trained"],
        },
        {
          id: "byManager",
          view: "manager",
          measures: ["onTime", "used", "hours"],
          spec: { kind: "table" },
          span: 7,
        },
      ],
    },
  ],
};
