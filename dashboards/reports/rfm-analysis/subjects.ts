import { dayNumber } from "../../query/table/calendar.ts";

/** The 24 months of orders that customers are grouped by. */
export const firstDay = dayNumber(2023, 1, 1);
export const lastDay = dayNumber(2024, 12, 31);
export const longestRecency = lastDay - firstDay;

export const groups = ["champions", "loyal", "promising", "new", "atRisk", "dormant"];
export const tiers = ["rest", "risk", "best"];
/** Tier of each group. */
export const tierOfGroup = [2, 2, 0, 0, 1, 0];

/** Days since the last order at which the recency score falls from 5 to 4, 3, 2 and 1: quintiles of the customers. */
export const recencyCuts = [40, 100, 200, 370];
/** Orders at which a column of the grid begins, after the first. */
export const orderCuts = [2, 3, 5, 12];

/** Longest wait for the second order that still counts as soon. */
export const soonDays = 60;
