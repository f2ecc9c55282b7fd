import { SeededRandom } from "../../data/seeded-random.ts";
import { shuffleCodes } from "../../data/spread-quota.ts";

/** Customers with the same recency score and frequency score (1, 3, 4 or 5: half order once, so no one scores 2). */
type Cell = { recency: number; frequency: number; group: number };

// Rows are recency scores from 5 down, 2,400 customers each; columns are customers with 1, 2, 3-4, and 5 or more orders.
const customersByScores = [
  [960, 720, 240, 480],
  [1080, 840, 240, 240],
  [1140, 660, 120, 480],
  [1200, 420, 360, 420],
  [1620, 360, 240, 180],
];
const frequencyScores = [1, 3, 4, 5];

const cells: Cell[] = customersByScores.flatMap((row, at) =>
  row.map((_, column) => {
    const [recency, frequency] = [5 - at, frequencyScores[column]!];
    return { recency, frequency, group: findGroup(recency, frequency) };
  }),
);

/** Returns the cell of each of 12,000 customers: 15 % champions and loyal, 10 % at risk, 50 % with one order (§9). */
export function splitCustomers(): Cell[] {
  const cellOf = shuffleCodes(customersByScores.flat(), new SeededRandom(15));
  return Array.from(cellOf, (code) => cells[code]!);
}

function findGroup(recency: number, frequency: number): number {
  if (frequency >= 4) {
    if (recency <= 2) return 4;
    return frequency === 5 && recency >= 4 ? 0 : 1;
  }
  if (frequency === 3) return recency >= 3 ? 2 : 5;
  return recency >= 4 ? 3 : 5;
}

const customers = splitCustomers();
export const customerIds = customers.map((_, at) => `C-${String(at + 1).padStart(5, "0")}`);
export const groupOfCustomer = customers.map(({ group }) => group);
