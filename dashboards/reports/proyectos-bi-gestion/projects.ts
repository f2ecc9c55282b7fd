import { dayNumber } from "../../query/table/calendar.ts";

export const phaseIds = ["requirements", "data", "reports", "testing", "training"];
export const roleIds = ["analyst", "dataSpecialist", "visualiser"];
export const statusIds = ["onTime", "late", "onTrack", "atRisk"];
export const adoptionIds = ["trained", "untrained", "open"];
export const clientIds = ["Aldara", "Brenal", "Cormel", "Duvera", "Esteva", "Farola"];
export const managerIds = ["Inés", "Marcos", "Olga"];

/**
 * `budget` and `spent` (by phase, so far) are hours, `planned` the agreed first and last day, `started` and `delay` the
 * days by which start and end were later, `changes` those of the scope, and `progress` percent. `isTrained` is whether
 * the report's readers were trained, and `opens` how often a week each opened it three months later, in tenths.
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

type Agreed = [string, number, number, number, number, number, number, number, number];

/**
 * Ten projects delivered, six of them on the agreed date (§9): id, client, manager, budget, planned from and to,
 * started, delay, changes, isTrained, opens.
 */
const deliveredRows: readonly (readonly [...Agreed, boolean, number])[] = [
  ["treasury", 0, 0, 600, on(2024, 1, 15), on(2024, 4, 12), 0, 0, 1, true, 46],
  ["storeSales", 1, 1, 900, on(2024, 2, 5), on(2024, 6, 7), 2, -3, 2, true, 52],
  ["production", 2, 2, 1200, on(2024, 3, 4), on(2024, 7, 26), 4, 45, 8, false, 14],
  ["stock", 1, 2, 760, on(2024, 5, 6), on(2024, 8, 30), 0, 0, 0, true, 41],
  ["claims", 3, 1, 1040, on(2024, 6, 10), on(2024, 10, 25), 3, 27, 6, false, 19],
  ["bookings", 4, 0, 820, on(2024, 9, 2), on(2024, 12, 20), 1, 0, 1, true, 38],
  ["purchasing", 2, 0, 1100, on(2024, 10, 7), on(2025, 2, 28), 0, 19, 5, true, 33],
  ["absences", 5, 1, 680, on(2025, 1, 13), on(2025, 4, 11), 0, -2, 2, false, 22],
  ["maintenance", 0, 2, 960, on(2025, 2, 10), on(2025, 6, 20), 7, 12, 4, false, 17],
  ["budgeting", 4, 2, 940, on(2025, 4, 7), on(2025, 8, 29), 0, 0, 1, true, 44],
];
/** Four projects in progress: the same fields up to changes, then progress, spent. */
const openRows: readonly (readonly [...Agreed, number, readonly number[]])[] = [
  ["fleet", 3, 0, 880, on(2025, 9, 1), on(2026, 1, 30), 3, 49, 6, 45, [125, 330, 80, 11, 0]],
  ["quality", 5, 1, 1060, on(2025, 10, 6), on(2026, 3, 13), 0, 28, 5, 30, [150, 255, 30, 0, 0]],
  ["loyalty", 1, 2, 720, on(2025, 9, 15), on(2026, 2, 13), 0, 0, 1, 60, [100, 130, 124, 20, 0]],
  ["energy", 0, 0, 940, on(2025, 11, 24), on(2026, 3, 27), 0, 0, 0, 20, [117, 42, 0, 0, 0]],
];

export const delivered: readonly Project[] = deliveredRows.map((row) =>
  Object.assign(readAgreed(row), { progress: 100, isTrained: row[9], opens: row[10] }),
);
export const projects: readonly Project[] = [
  ...delivered,
  ...openRows.map((row) => Object.assign(readAgreed(row), { progress: row[9], spent: row[10] })),
];
export const firstDay = on(2024, 1, 1);
/** The date of the report: the last day with recorded hours. */
export const today = on(2025, 12, 31);
export const lastDay = on(2026, 4, 30);

/**
 * Returns the code of the status; a project is at risk if it has used a larger percentage of its hours than its
 * progress.
 */
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

function readAgreed(row: readonly [...Agreed, ...unknown[]]) {
  const [id, client, manager, budget, from, to, started, delay, changes] = row;
  return { id, client, manager, budget, planned: [from, to] as const, started, delay, changes };
}
