import { siteConfig } from "#folder/site.config.ts";
import { replaceOnce } from "./edit-text.ts";
import { fault } from "../../generator/faults/fault.ts";
import { addMend, type Finding } from "./finding.ts";

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
    ...past.map((day) => addMend(fault("", "holiday-over", { day }), removeDay(day))),
    ...(endsSoon ? [fault("", "holidays-end", { day: last ?? today })] : []),
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
  return [...new Set(days)].map((booked) => fault("", "holiday-booked", { day: booked }));
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
