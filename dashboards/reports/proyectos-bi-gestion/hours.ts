import { spreadQuota } from "../../data/spread-quota.ts";
import { delivered, projects, readStatus } from "./projects.ts";

const dataPhase = 1;
const trainingPhase = 4;

/** Percent of a budget by phase; data preparation has 30 (docs/case-figures.md). */
const budgetShares = [15, 30, 30, 15, 10];
/** Hours that the phases of delivered projects took, per hundred of the whole budget: 60 of 120 for the data. */
const spentShares = [14, 60, 28, 12, 6];
// Weights of data preparation in late and in punctual projects; each change of scope adds to them.
const dataWeights = { late: 15, punctual: 8 };

/** Returns the budgeted hours: `hours[project][phase]`. */
export function splitBudgets(): number[][] {
  return projects.map(({ budget }) => budgetShares.map((share) => (budget * share) / 100));
}

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
