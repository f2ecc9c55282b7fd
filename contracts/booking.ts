import { consultation } from "./consultation.ts";
import { emailPattern, headerBreak } from "./enquiry.ts";

/** Below the edition's prefix (D15). */
export const bookingPath = "/booking";

/** Answers 200 where the service runs and takes bookings. */
export const bookingStatusPath = "/api/booking/status";

/** Answers the free hours of the eight days from the first one on, as `slots` in the form that addresses have. */
export const freeHoursPath = "/api/booking/free-hours";

/** Called by Stripe for each event of a payment. */
export const stripeWebhookPath = "/api/webhooks/stripe";

/** The page of an hour, by `slot` and `zone`, below `bookingPath`. */
export const hourPage = "/details";

export const holdMinutes = 10;

/** Minutes for which an hour is held until its confirmation link is used (decision 050). */
export const confirmationMinutes = 30;

/** Confirmation mails per mailbox in 24 hours; the notice `tooManyMails` spells this number out. */
export const mostConfirmationMails = 5;

/** Unpaid hours that one visitor can hold at a time; the notice `tooManyHolds` spells this number out. */
export const mostOpenHolds = 2;

export type PackageName = keyof typeof consultation.packageSizes;

export const packageNames = Object.keys(consultation.packageSizes) as PackageName[];

/** In characters; the limit of the e-mail is RFC 5321's. */
export const bookingLimits = {
  name: 100,
  email: 254,
  topic: 1000,
  invoiceName: 150,
  taxId: 30,
} as const;

/** Name and tax number for the invoice are optional, as the topic is. */
export type BookingFields = Record<keyof typeof bookingLimits, string>;

export type BookingField = keyof BookingFields;

export type BookingProblem = {
  field: BookingField;
  code: "missing" | "malformed" | "tooLong" | "controlCharacters";
};

/** Returns at most one problem per field; empty when the booking can be made. */
export function findBookingProblems(fields: BookingFields): BookingProblem[] {
  return (Object.keys(bookingLimits) as BookingField[]).flatMap((field) => {
    const code = findProblem(field, fields[field]);
    return code === undefined ? [] : [{ field, code }];
  });
}

function findProblem(field: BookingField, value: string): BookingProblem["code"] | undefined {
  if (value.length > bookingLimits[field]) return "tooLong";
  if (field === "topic") return undefined;
  if (value.trim() === "") return field === "name" || field === "email" ? "missing" : undefined;
  if (headerBreak.test(value)) return "controlCharacters";
  if (field === "email" && !emailPattern.test(value.trim())) return "malformed";
  return undefined;
}
