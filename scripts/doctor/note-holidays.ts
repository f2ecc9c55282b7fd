import { siteConfig } from "../../site.config.ts";
import { replaceOnce } from "./edit-text.ts";
import type { Finding } from "./finding.ts";

const soonDays = 60;
const dayMs = 86_400_000;

/** Holidays that are over, and a list that ends soon. */
export function noteHolidays(now: number): Finding[] {
  const { holidays } = siteConfig.booking;
  const today = toDay(now);
  const past = holidays.filter((day) => day < today);
  const last = holidays.toSorted().at(-1);
  const endsSoon = last === undefined || last < toDay(now + soonDays * dayMs);
  return [
    ...past.map((day) => ({
      what: `The holiday ${day} is over`,
      remedy: "Remove it from booking.holidays in site.config.ts.",
      mend: removeDay(day),
    })),
    ...(endsSoon
      ? [
          {
            what: `booking.holidays has no day after ${last ?? "today"}`,
            remedy: "Write those of the next months into site.config.ts, or they can be booked.",
          },
        ]
      : []),
  ];
}

type Appointment = { state: string; startsAt: number };

/** Appointments on a holiday: it was entered after they were made. */
export function findBookedHolidays(bookings: readonly Appointment[], now: number): Finding[] {
  const { holidays, timeZone } = siteConfig.booking;
  const day = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });
  const days = bookings
    .filter(({ state, startsAt }) => state === "confirmed" && startsAt > now)
    .map(({ startsAt }) => day.format(startsAt))
    .filter((booked) => holidays.includes(booked));
  return [...new Set(days)].map((booked) => ({
    what: `Somebody has an appointment on ${booked}, a holiday in site.config.ts`,
    remedy: "npm run bookings -- list names them: agree on another hour, or open the day.",
  }));
}

function removeDay(day: string) {
  const file = "site.config.ts";
  return (
    replaceOnce(file, { from: `"${day}", `, to: "" }, `removed the holiday ${day}`) ??
    replaceOnce(file, { from: `"${day}"`, to: "" }, `removed the holiday ${day}`)
  );
}

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
