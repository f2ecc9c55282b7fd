import { fillToSum } from "../../data/fill-to-sum.ts";
import { SeededRandom } from "../../data/seeded-random.ts";
import { buildDrawTable, drawFrom } from "../../data/draw-table.ts";
import { readDate, readWeekday } from "../../query/table/calendar.ts";
import type { Integers } from "../../query/table/column.ts";
import { splitBudgets, splitSpent } from "./hours.ts";
import { phaseIds, projects, readStatus, roleIds, today, type Project } from "./projects.ts";

// Percent of a phase's hours by role: analyst, data, visualisation.
const rolesByPhase = [
  [80, 14, 6],
  [12, 86, 2],
  [10, 14, 76],
  [46, 30, 24],
  [58, 0, 42],
];
// Beginning and end of each phase in percent of the project's days.
const spans = [
  [0, 18],
  [10, 68],
  [42, 90],
  [78, 97],
  [90, 100],
];
/**
 * Hours worked per hundred of capacity in the first quarter, and the change per quarter: the load of data specialists
 * rises.
 */
const loadByRole = [95, 111, 80];
const loadPerQuarter = [0, 2, -1];
const loadByMonth = [-3, 0, 2, 3, 1, 0, -4, -9, 2, 4, 5, -1];
/** Weights of one to nine half hours per entry. */
const entryWeights = [4, 8, 7, 8, 4, 3, 2, 2, 1];
const meanEntry = 4;

type Row = { kind: number; project: number; phase: number; role: number; day: number };

/** Generates the entries of the timesheets, and the budget of each phase and role of a project. */
export function generate(): Record<string, Integers> {
  const random = new SeededRandom(3050);
  const roleTables = rolesByPhase.map((weights) => buildDrawTable(weights));
  const [budgets, spent] = [splitBudgets(), splitSpent()];
  const rows: (Row & { halves: number; budget: number })[] = [];
  for (const [project, one] of projects.entries()) {
    for (const phase of phaseIds.keys()) {
      const [from, to] = findSpan(one, phase);
      const halves = 2 * spent[project]![phase]!;
      const quota = { count: Math.ceil(halves / meanEntry), sum: halves, min: 1, max: 9 };
      for (const entry of fillToSum({ ...quota, weights: entryWeights }, random)) {
        const day = toWorkday(from + random.below(to - from + 1), to);
        const role = drawFrom(roleTables[phase]!, random);
        rows.push({ kind: 0, project, phase, role, day, halves: entry, budget: 0 });
      }
      for (const role of roleIds.keys()) {
        // Hundredths of an hour, so that the roles add up exactly to the phase.
        const budget = budgets[project]![phase]! * rolesByPhase[phase]![role]!;
        const day = one.planned[0];
        const kind = one.spent === undefined ? 1 : 2;
        rows.push({ kind, project, phase, role, day, halves: 0, budget });
      }
    }
  }
  const pick = (read: (row: (typeof rows)[number]) => number): Uint16Array =>
    Uint16Array.from(rows, read);
  const ofProject = (read: (project: Project) => number): Uint16Array => {
    const values = projects.map(read);
    return pick(({ project }) => values[project]!);
  };
  return {
    kind: pick(({ kind }) => kind),
    project: pick(({ project }) => project),
    manager: ofProject(({ manager }) => manager),
    phase: pick(({ phase }) => phase),
    role: pick(({ role }) => role),
    day: pick(({ day }) => day),
    hours: pick(({ halves }) => halves),
    budget: pick(({ budget }) => budget),
    capacity: pick(({ halves, role, day }) => {
      const { year, month } = readDate(day);
      const quarter = (year - 2024) * 4 + Math.floor((month - 1) / 3);
      const load = loadByRole[role]! + loadPerQuarter[role]! * quarter + loadByMonth[month - 1]!;
      return Math.floor((halves * 5000) / load);
    }),
    status: ofProject(readStatus),
    adoption: ofProject(({ isTrained }) => (isTrained === undefined ? 2 : isTrained ? 0 : 1)),
    plannedStart: ofProject(({ planned }) => planned[0]),
    plannedEnd: ofProject(({ planned }) => planned[1]),
    start: ofProject(({ planned, started }) => planned[0] + started),
    end: ofProject(findEnd),
    progress: ofProject(({ progress }) => progress),
    delay: Int16Array.from(rows, ({ project }) => projects[project]!.delay),
    changes: ofProject(({ changes }) => changes),
    opens: ofProject(({ opens }) => opens ?? 0),
  };
}

function findEnd({ planned, delay }: Project): number {
  return planned[1] + delay;
}

function findSpan(project: Project, phase: number): [number, number] {
  const start = project.planned[0] + project.started;
  const days = findEnd(project) - start;
  const [from, to] = spans[phase]!.map((percent) => start + Math.floor((days * percent) / 100));
  return [Math.min(from!, today), Math.min(to!, today)];
}

/** Returns the day, or the Friday before a weekend. */
function toWorkday(day: number, last: number): number {
  return Math.min(day, last) - Math.max(readWeekday(Math.min(day, last)) - 4, 0);
}
