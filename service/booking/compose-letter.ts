import type { SendMailOptions } from "nodemailer";
import type { BookingRules } from "../../contracts/booking-rules.ts";
import { consultation } from "../../contracts/consultation.ts";
import type { SiteConfig } from "../../contracts/configuration/site-config.ts";
import { toHeaderText } from "../header-text.ts";
import type { Letter } from "../storage/booking.ts";
import { writeCalendarFile } from "./calendar-file.ts";
import { describeEvent } from "./describe-event.ts";
import { listPreparation } from "./preparation.ts";
import { bookingAddress, signAppointment, signPurchase } from "./links.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { createTimeTexts, formatAmount } from "./time-texts.ts";
import { choose, fill, words } from "./words.ts";

export type LetterParts = {
  owner: Pick<SiteConfig["owner"], "name" | "email">;
  rules: Pick<BookingRules, "timeZone">;
  payment: Pick<PaymentProvider, "id">;
  key: Uint8Array;
  /** Address of the site without a trailing slash. */
  siteUrl: string;
  /** Where the owner's mail goes, and whom mails come from, as the settings have them. */
  to: string;
  from: string;
};

// The owner reads Spanish (§9).
const ownerLocale = "es";

/** Turns a change of a booking into the mail that tells one side of it, with the appointment for their calendar (RFC 6047). */
export function composeLetter(letter: Letter, parts: LetterParts): SendMailOptions {
  const { booking, kind } = letter;
  const sender = bareAddress(parts.from);
  const isOwner = letter.recipient === "owner";
  const method = kind === "cancelled" ? "CANCEL" : "REQUEST";
  const event = {
    ...describeEvent(letter, isOwner ? "owner" : "visitor", parts),
    writtenAt: letter.writtenAt,
    // Calendar programs apply a change only when it comes from the organizer they know.
    organizer: { name: parts.owner.name, address: sender },
    attendees: [isOwner ? bareAddress(parts.to) : booking.email],
  };
  return {
    from: { name: parts.owner.name, address: sender },
    ...(isOwner
      ? { to: parts.to, replyTo: { name: toHeaderText(booking.name), address: booking.email } }
      : { to: booking.email, replyTo: parts.owner.email }),
    subject: isOwner ? composeOwnerSubject(letter, parts) : composeVisitorSubject(letter),
    messageId: `<letter-${letter.id}@${sender.slice(sender.lastIndexOf("@") + 1)}>`,
    text: isOwner ? composeOwnerText(letter, parts) : composeVisitorText(letter, parts),
    icalEvent: { method, filename: "cita.ics", content: writeCalendarFile(method, event) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function composeVisitorSubject({ booking, kind, startsAt }: Letter): string {
  const { locale, timeZone } = booking;
  return `${words[locale].letters[kind]}: ${createTimeTexts(locale, timeZone).moment(startsAt)}`;
}

// Nothing that was typed is repeated here: whoever books gives any address, and must not send their words to it.
function composeVisitorText(letter: Letter, parts: LetterParts): string {
  const { booking, kind, startsAt, remaining } = letter;
  const { locale, timeZone, validUntil } = booking;
  const { letters, appointment, payment } = words[locale];
  const texts = createTimeTexts(locale, timeZone);
  const owners = createTimeTexts(locale, parts.rules.timeZone);
  const address = (page: "appointment" | "calendar", query: Record<string, string>) =>
    parts.siteUrl + bookingAddress(locale, page, query);
  const lines = [
    `${letters[kind]}.`,
    "",
    `${letters.when}: ${texts.moment(startsAt)} (${texts.city})`,
  ];
  if (owners.city !== texts.city) {
    lines.push(`${fill(letters.ownerTime, { city: owners.city })}: ${owners.moment(startsAt)}`);
  }
  lines.push(fill(appointment.minutes, { count: consultation.minutes }), "");
  if (kind !== "cancelled") {
    lines.push(appointment.prepareTitle);
    lines.push(...listPreparation(locale).map((step) => `- ${step}`));
    lines.push("", appointment.connect, "");
    lines.push(`${fill(letters.manage, { hours: consultation.rescheduleHours })}:`);
    lines.push(address("appointment", { booking: signAppointment(parts.key, letter.booking) }), "");
  }
  if (remaining > 0) {
    const { remaining_one: one, remaining_other: other } = appointment;
    const date = texts.date(validUntil ?? 0);
    lines.push(fill(choose({ one, other }, remaining), { count: remaining, date }));
    lines.push(address("calendar", { package: signPurchase(parts.key, booking) }), "");
  }
  lines.push(payment.providers[parts.payment.id].receipt);
  if (kind === "confirmed") lines.push(letters.ignore);
  lines.push("", parts.owner.name);
  return `${lines.join("\n")}\n`;
}

function composeOwnerSubject({ booking, kind, startsAt }: Letter, { rules }: LetterParts): string {
  const { moment } = createTimeTexts(ownerLocale, rules.timeZone);
  return `${words[ownerLocale].letters.owner[kind]}: ${moment(startsAt)} - ${toHeaderText(booking.name)}`;
}

function composeOwnerText(letter: Letter, parts: LetterParts): string {
  const { booking, kind, startsAt, remaining } = letter;
  const { letters, details, payment } = words[ownerLocale];
  const { owner } = letters;
  const own = createTimeTexts(ownerLocale, parts.rules.timeZone);
  const theirs = createTimeTexts(ownerLocale, booking.timeZone);
  const bought =
    booking.sessions === 1 ? details.single : fill(details.package, { count: booking.sessions });
  const amount = formatAmount(booking.totalCents, booking.currency, ownerLocale);
  const facts = [
    [letters.when, `${own.moment(startsAt)} (${own.city})`],
    [owner.name, booking.name],
    [owner.email, booking.email],
    [owner.language, owner.languages[booking.locale]],
    [owner.zone, `${booking.timeZone} (${theirs.moment(startsAt)})`],
    [owner.bought, `${bought}, ${amount}. ${payment.providers[parts.payment.id].receipt}`],
    [owner.remaining, String(remaining)],
    [owner.id, booking.id],
  ];
  const lines = facts.map(([label, value]) => `${label}: ${value}`);
  const topic = booking.topic === "" ? "" : `\n${owner.topic}:\n${booking.topic}\n`;
  return `${owner[kind]}.\n\n${lines.join("\n")}\n${topic}`;
}

function bareAddress(address: string): string {
  return /<([^<>]+)>$/.exec(address)?.[1] ?? address;
}
