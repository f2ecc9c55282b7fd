import { consultation } from "./consultation.ts";
import { emailPattern, headerBreak } from "./contact-message.ts";

/** Address of our own booking calendar, below the edition's prefix (D15). */
export const bookingPath = "/booking";

/** Answers 200 where the service is there and takes bookings. */
export const bookingStatusPath = "/api/booking/status";

/** How long an hour is kept for a visitor who is paying. */
export const holdMinutes = 10;

/** How many hours are kept at a time for one visitor; the notice `tooManyHolds` names the number in words. */
export const mostOpenHolds = 2;

/** What can be bought: one session, or a package (§9). */
export type PackageName = keyof typeof consultation.packageSizes;

export const packageNames = Object.keys(consultation.packageSizes) as PackageName[];

/** Longest accepted values, in characters; the e-mail limit is RFC 5321's. */
export const bookingLimits = { name: 100, email: 254, topic: 1000 } as const;

/** What a visitor writes to book an hour; the topic may be empty. */
export type BookingFields = { name: string; email: string; topic: string };

export type BookingField = keyof BookingFields;

export type BookingProblem = {
  field: BookingField;
  code: "missing" | "malformed" | "tooLong" | "controlCharacters";
};

/** Lists everything that is wrong with what a visitor wrote, one problem a field; an empty list means it can be booked. */
export function findBookingProblems(fields: BookingFields): BookingProblem[] {
  return (["name", "email", "topic"] as const).flatMap((field) => {
    const code = findProblem(field, fields[field]);
    return code === undefined ? [] : [{ field, code }];
  });
}

function findProblem(field: BookingField, value: string): BookingProblem["code"] | undefined {
  if (value.length > bookingLimits[field]) return "tooLong";
  if (field === "topic") return undefined;
  if (value.trim() === "") return "missing";
  if (headerBreak.test(value)) return "controlCharacters";
  if (field === "email" && !emailPattern.test(value.trim())) return "malformed";
  return undefined;
}
