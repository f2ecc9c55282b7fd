import { expect, test } from "vitest";
import { defaultRules, owner, siteUrl } from "../../../tests/contract/make-service.ts";
import { demonstrationPayment } from "../payment/demonstration-payment.ts";
import type { Booking } from "../core/booking.ts";
import type { ReminderKind } from "../core/reminders.ts";
import { composeNotification } from "./compose-notification.ts";

// The clocks of New York have changed, those of Madrid change that night.
const startsAt = Date.parse("2027-03-28T09:00:00Z");

function compose(kind: ReminderKind, locale: "es" | "en") {
  const times = { startsAt, endsAt: startsAt + 3_600_000, sequence: 0 };
  const visitor = { name: "Ana", email: "ana@example.com", locale, timeZone: "America/New_York" };
  const booking = { ...times, ...visitor, id: "0".repeat(16) } as Booking;
  const notification = { id: "n1", kind, recipient: "visitor", booking, ...times } as const;
  const addresses = { to: "owner@example.org", from: "Web <web@site.example>" };
  const facts = { owner, rules: defaultRules, payment: demonstrationPayment, siteUrl };
  const all = { ...facts, ...addresses, key: new Uint8Array(32) };
  const mail = { bookingId: booking.id, remaining: 0, writtenAt: 0, attempts: 0, copies: 0 };
  const { subject, text, icalEvent } = composeNotification({ ...notification, ...mail }, all);
  expect(icalEvent).toBeUndefined();
  return `${subject}\n${text as string}`;
}

test.each([
  ["dayBefore", "es", /Mañana, tu consultoría.*sin coste hasta el .*27 de marzo de 2027, 5:00/s],
  ["dayBefore", "en", /Tomorrow, your consultation.*free of charge until .*March 27.*5:00.AM/s],
  ["hourBefore", "es", /En una hora, tu consultoría.*Madrid: .*11:00/s],
  ["followUp", "es", /Durante 7 días, hasta el 4 de abril de 2027.*appointment\?booking=/s],
  ["followUp", "en", /For 7 days, until April 4, 2027.*\/en\/booking\/appointment\?booking=/s],
] as const)("%s in %s says what counts, in the visitor's zone", (kind, locale, wanted) => {
  expect(compose(kind, locale)).toMatch(wanted);
});
