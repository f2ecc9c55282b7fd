import { dayNumber } from "../../query/table/calendar.ts";

export const firstDay = dayNumber(2023, 1, 1);
export const lastDay = dayNumber(2024, 12, 31);
export const longestRecency = lastDay - firstDay;

export const groups = ["champions", "loyal", "promising", "new", "atRisk", "dormant"];
export const tiers = ["rest", "risk", "best"];
export const tierOfGroup = [2, 2, 0, 0, 1, 0];

/** Days since the last order at which the recency score falls from 5 to 4, 3, 2 and 1: quintiles of the customers. */
export const recencyCuts = [40, 100, 200, 370];
/** First number of orders of each column of the grid after the first. */
export const orderCuts = [2, 3, 5, 12];

/** Longest wait in days for a second order that counts as soon. */
export const soonDays = 60;

/** Days since the last order at which a column of cups begins: about as many customers in each. */
export const recencySteps = [
  7, 14, 21, 28, 36, 45, 55, 66, 78, 91, 105, 120, 136, 153, 171, 190, 220, 260, 300, 340, 390, 450,
  520, 600, 660,
];
const columns = recencySteps.length + 1;
/** The cells of customers at risk, by these steps. */
export const riskCells = Array.from(
  { length: columns },
  (_, cell) => groups.indexOf("atRisk") * columns + cell,
);
