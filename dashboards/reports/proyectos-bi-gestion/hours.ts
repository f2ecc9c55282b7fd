import { spreadQuota } from "../../data/spread-quota.ts";
import { delivered, projects, readStatus } from "./projects.ts";

const dataPhase = 1;
const trainingPhase = 4;

/** Percent of the hours of a budget that each phase gets; data preparation three in ten (docs/case-figures.md). */
const budgetShares = [15, 30, 30, 15, 10];
/** Hours that the phases of the delivered projects took, for each hundred of their budgets: 60 of 120 for the data. */
const spentShares = [14, 60, 28, 12, 6];
// How much of the data's hours goes to a late project and to a punctual one; each change of scope adds to it.
const dataWeights = { late: 15, punctual: 8 };

/** Hours of each project and phase in its budget: `hours[project][phase]`. */
export function splitBudgets(): number[][] {
  return projects.map(({ budget }) => budgetShares.map((share) => (budget * share) / 100));
}

/** Hours of each project and phase on record. */
export function splitSpent(): (readonly number[])[] {
  const budget = delivered.reduce((sum, project) => sum + project.budget, 0);
  const byPhase = spentShares.map((share, phase) =>
    spreadQuota(
      (budget * share) / 100,
      delivered.map((project) => project.budget * weighPhase(project, phase)),
    ),
  );
  return projects.map(({ spent }, project) => spent ?? byPhase.map((hours) => hours[project]!));
}

function weighPhase(project: (typeof delivered)[number], phase: number): number {
  if (phase === dataPhase) {
    const isLate = readStatus(project) === 1;
    return (isLate ? dataWeights.late : dataWeights.punctual) + project.changes;
  }
  if (phase === trainingPhase) return project.isTrained === true ? 1 : 0;
  return 20 + (project.changes % 3);
}
