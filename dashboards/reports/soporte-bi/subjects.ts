import { dayNumber } from "../../query/table/calendar.ts";

/** First day of 52 whole weeks. */
export const firstDay = dayNumber(2024, 1, 1);
export const lastDay = dayNumber(2024, 12, 29);

/** The day that is shown ticket by ticket: the Monday nearest to the year, with 104 tickets, half of their time waiting. */
export const shownDay = dayNumber(2024, 7, 15);
const shownTickets = 104;
export const ticketIds = [
  "otherDays",
  ...Array.from({ length: shownTickets }, (_, at) => String(at + 1)),
];

/** Hours of the day in which tickets are opened; `to` is not included. */
export const opening = { from: 8, to: 20 };

/** Longest time to resolve a ticket (docs/case-figures.md). */
export const longestMinutes = 60 * 60 - 1;

export const categories = ["access", "software", "devices", "network", "mail", "printing"] as const;
export const teams = ["frontLine", "workplace", "applications", "networks"] as const;
export const priorities = ["high", "normal", "low"] as const;
