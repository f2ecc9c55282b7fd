import { spreadQuota } from "../../data/spread-quota.ts";
import { categories, priorities, teams } from "./subjects.ts";

export type Cell = { category: number; team: number; priority: number; handedOver: number };

export const ticketCount = 20_000;
export const handedOverCount = 4_000;

// Whole weights, in the order of the subjects.
const byCategory = [33, 21, 17, 13, 9, 7];
const handedOverByCategory = [9, 24, 20, 30, 22, 18];
const teamsByCategory = [
  [88, 3, 8, 1],
  [34, 8, 56, 2],
  [30, 64, 3, 3],
  [22, 6, 3, 69],
  [52, 8, 34, 6],
  [38, 50, 4, 8],
];
const prioritiesByCategory = [
  [16, 66, 18],
  [18, 60, 22],
  [14, 58, 28],
  [36, 52, 12],
  [20, 60, 20],
  [6, 50, 44],
];

export function splitTickets(): { cells: Cell[]; counts: number[] } {
  const cells: Cell[] = [];
  const counts: number[] = [];
  const inCategory = spreadQuota(ticketCount, byCategory);
  const moved = spreadQuota(
    handedOverCount,
    inCategory.map((tickets, category) => tickets * handedOverByCategory[category]!),
    inCategory,
  );
  for (const category of categories.keys()) {
    for (const handedOver of [0, 1]) {
      const tickets =
        handedOver === 1 ? moved[category]! : inCategory[category]! - moved[category]!;
      const inTeam = spreadQuota(tickets, weighTeams(category, handedOver));
      for (const team of teams.keys()) {
        const parts = spreadQuota(inTeam[team]!, prioritiesByCategory[category]!);
        for (const priority of priorities.keys()) {
          cells.push({ category, team, priority, handedOver });
          counts.push(parts[priority]!);
        }
      }
    }
  }
  return { cells, counts };
}

/**
 * Weighs the teams that close a ticket: handed-over tickets end with the specialists, the front line closes few of
 * them.
 */
function weighTeams(category: number, handedOver: number): number[] {
  return teamsByCategory[category]!.map((weight, team) =>
    handedOver === 1 && team === 0 ? Math.ceil(weight / 6) : weight,
  );
}
