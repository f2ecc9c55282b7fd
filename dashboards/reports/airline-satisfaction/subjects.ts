import { dayNumber } from "../../query/table/calendar.ts";

export const firstDay = dayNumber(2024, 1, 1);
export const lastDay = dayNumber(2024, 12, 31);

/**
 * The services that passengers rate from 1 to 5, with their means in hundredths: 2.40, 2.62 and 2.71 are given, and the
 * mean of all is 3.28 (§9).
 */
export const services = {
  wifi: 240,
  booking: 262,
  boarding: 271,
  gate: 324,
  food: 330,
  legroom: 345,
  cleanliness: 346,
  entertainment: 351,
  comfort: 354,
  checkin: 355,
  crew: 372,
  baggage: 386,
} as const;

export type Service = keyof typeof services;

export const serviceIds = Object.keys(services) as Service[];

/** The services whose ratings differ most between classes: the three digital ones and three of the cabin. */
export const comparedServices: readonly Service[] = [
  "wifi",
  "booking",
  "boarding",
  "food",
  "entertainment",
  "comfort",
];
