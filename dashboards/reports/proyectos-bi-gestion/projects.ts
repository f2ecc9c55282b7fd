import { dayNumber } from "../../query/table/calendar.ts";

export const phaseIds = ["requirements", "data", "reports", "testing", "training"];
export const roleIds = ["analyst", "dataSpecialist", "visualiser"];
export const statusIds = ["onTime", "late", "onTrack", "atRisk"];
export const adoptionIds = ["trained", "untrained", "open"];
export const clientIds = ["Aldara", "Brenal", "Cormel", "Duvera", "Esteva", "Farola"];
export const managerIds = ["Inés", "Marcos", "Olga"];

/**
 * `budget` and `spent` (by phase, so far) are hours, `planned` the agreed first and last day, `started` and `delay` the days
 * after them that the project began and ended, `changes` those of its scope, and `progress` percent. `isTrained` tells whether
 * the report's readers were trained, and `opens` how often each opens it in a week three months later, in tenths.
 */
export type Project = {
  id: string;
  client: number;
  manager: number;
  budget: number;
  planned: readonly [number, number];
  started: number;
  delay: number;
  changes: number;
  progress: number;
  spent?: readonly number[];
  isTrained?: boolean;
  opens?: number;
};

const on = dayNumber;

/** Ten projects delivered, six of them on the agreed date (§9), and four in progress. */
export const projects: readonly Project[] = [
  {
    id: "treasury",
    client: 0,
    manager: 0,
    budget: 600,
    planned: [on(2024, 1, 15), on(2024, 4, 12)],
    started: 0,
    delay: 0,
    changes: 1,
    progress: 100,
    isTrained: true,
    opens: 46,
  },
  {
    id: "storeSales",
    client: 1,
    manager: 1,
    budget: 900,
    planned: [on(2024, 2, 5), on(2024, 6, 7)],
    started: 2,
    delay: -3,
    changes: 2,
    progress: 100,
    isTrained: true,
    opens: 52,
  },
  {
    id: "production",
    client: 2,
    manager: 2,
    budget: 1200,
    planned: [on(2024, 3, 4), on(2024, 7, 26)],
    started: 4,
    delay: 45,
    changes: 8,
    progress: 100,
    isTrained: false,
    opens: 14,
  },
  {
    id: "stock",
    client: 1,
    manager: 2,
    budget: 760,
    planned: [on(2024, 5, 6), on(2024, 8, 30)],
    started: 0,
    delay: 0,
    changes: 0,
    progress: 100,
    isTrained: true,
    opens: 41,
  },
  {
    id: "claims",
    client: 3,
    manager: 1,
    budget: 1040,
    planned: [on(2024, 6, 10), on(2024, 10, 25)],
    started: 3,
    delay: 27,
    changes: 6,
    progress: 100,
    isTrained: false,
    opens: 19,
  },
  {
    id: "bookings",
    client: 4,
    manager: 0,
    budget: 820,
    planned: [on(2024, 9, 2), on(2024, 12, 20)],
    started: 1,
    delay: 0,
    changes: 1,
    progress: 100,
    isTrained: true,
    opens: 38,
  },
  {
    id: "purchasing",
    client: 2,
    manager: 0,
    budget: 1100,
    planned: [on(2024, 10, 7), on(2025, 2, 28)],
    started: 0,
    delay: 19,
    changes: 5,
    progress: 100,
    isTrained: true,
    opens: 33,
  },
  {
    id: "absences",
    client: 5,
    manager: 1,
    budget: 680,
    planned: [on(2025, 1, 13), on(2025, 4, 11)],
    started: 0,
    delay: -2,
    changes: 2,
    progress: 100,
    isTrained: false,
    opens: 22,
  },
  {
    id: "maintenance",
    client: 0,
    manager: 2,
    budget: 960,
    planned: [on(2025, 2, 10), on(2025, 6, 20)],
    started: 7,
    delay: 12,
    changes: 4,
    progress: 100,
    isTrained: false,
    opens: 17,
  },
  {
    id: "budgeting",
    client: 4,
    manager: 2,
    budget: 940,
    planned: [on(2025, 4, 7), on(2025, 8, 29)],
    started: 0,
    delay: 0,
    changes: 1,
    progress: 100,
    isTrained: true,
    opens: 44,
  },
  {
    id: "fleet",
    client: 3,
    manager: 0,
    budget: 880,
    planned: [on(2025, 9, 1), on(2026, 1, 30)],
    started: 3,
    delay: 49,
    changes: 6,
    progress: 45,
    spent: [125, 330, 80, 11, 0],
  },
  {
    id: "quality",
    client: 5,
    manager: 1,
    budget: 1060,
    planned: [on(2025, 10, 6), on(2026, 3, 13)],
    started: 0,
    delay: 28,
    changes: 5,
    progress: 30,
    spent: [150, 255, 30, 0, 0],
  },
  {
    id: "loyalty",
    client: 1,
    manager: 2,
    budget: 720,
    planned: [on(2025, 9, 15), on(2026, 2, 13)],
    started: 0,
    delay: 0,
    changes: 1,
    progress: 60,
    spent: [100, 130, 124, 20, 0],
  },
  {
    id: "energy",
    client: 0,
    manager: 0,
    budget: 940,
    planned: [on(2025, 11, 24), on(2026, 3, 27)],
    started: 0,
    delay: 0,
    changes: 0,
    progress: 20,
    spent: [117, 42, 0, 0, 0],
  },
];

export const delivered = projects.filter(({ spent }) => spent === undefined);
export const firstDay = on(2024, 1, 1);
/** The date of the report: the last day with hours on record. */
export const today = on(2025, 12, 31);
export const lastDay = on(2026, 4, 30);

/** Returns the code of the status; a project is at risk if it has used more of its hours, in percent, than its progress. */
export function readStatus({ spent, budget, progress, delay }: Project): number {
  if (spent === undefined) return delay > 0 ? 1 : 0;
  const hours = spent.reduce((sum, one) => sum + one, 0);
  return hours * 100 > progress * budget ? 3 : 2;
}

export const projectIds = projects.map(({ id }) => id);
export const clientOfProject = projects.map(({ client }) => client);
export const late = listThose("late");
export const atRisk = listThose("atRisk");
/** Cells of the late projects' data preparation, by project (row) and phase (column). */
export const lateData = late.map(
  (id) => projectIds.indexOf(id) * phaseIds.length + phaseIds.indexOf("data"),
);

function listThose(status: string): string[] {
  return projects
    .filter((project) => statusIds[readStatus(project)] === status)
    .map(({ id }) => id);
}
