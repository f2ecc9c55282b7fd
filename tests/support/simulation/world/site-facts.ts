import type { BookingRules } from "../../../../contracts/booking-rules.ts";
import { siteConfig } from "#folder/site.config.ts";

const hours = ["09:00-12:00"];

/** Few slots, so that visitors compete: three days of two sessions with a break between them. */
export const rules: BookingRules = {
  timeZone: "Europe/Madrid",
  weekly: { mon: hours, wed: hours, fri: hours },
  noticeHours: 24,
  horizonWeeks: 3,
  bufferMinutes: 15,
  holidays: ["2027-03-26"],
  packageMonths: 12,
};

export const prices = {
  arePlaceholders: true,
  currency: "EUR",
  session: 100,
  discounts: { three: 5, five: 10, ten: 15 },
  block: { hours: 10, price: 850 },
  project: { from: 2400, minWeeks: 3, maxWeeks: 4 },
};

/** An hour waits two days for its transfer. */
export const transfer = { iban: "ES9121000418450200051332", holder: "Ana Dueña", days: 2 };

export const siteUrl = "https://site.example";
export const smtp = {
  url: "smtp://mail.example",
  to: "owner@example.org",
  from: "Web <web@site.example>",
};
export const owner = { ...siteConfig.owner, name: "Ana Dueña", email: "hola@example.com" };
