import type { SendMailOptions } from "nodemailer";
import { languageTags, localePrefix, type Locale } from "../../../contracts/locale.ts";
import { deskPath } from "../../../contracts/paths/desk-path.ts";
import { findBareAddress, makeMessageId } from "../../delivery/mail-address.ts";
import { deskWords } from "../words/desk-words.ts";
import { describeAgent } from "./describe-agent.ts";
import type { Session } from "./session-store.ts";
import type { MadeTicket } from "./ticket-store.ts";

export type DeskMailSettings = {
  to: string;
  from: string;
  brand: string;
  siteUrl: string;
  timeZone: string;
};

/** Returns the address of a ticket's page; opening it signs nobody in. */
export function ticketAddress(siteUrl: string, locale: Locale, token: string): string {
  return `${siteUrl}${localePrefix[locale]}${deskPath}/enter?ticket=${token}`;
}

/** Composes the mail with link and code. */
export function composeTicketMail(
  { token, code, expiresAt, locale }: MadeTicket & { locale: Locale },
  settings: DeskMailSettings,
): SendMailOptions {
  const words = deskWords[locale].mails.ticket;
  const lines = words.lines({
    address: ticketAddress(settings.siteUrl, locale, token),
    code: `${code.slice(0, 4)} ${code.slice(4)}`,
    until: formatMoment(expiresAt, locale, settings),
  });
  return compose(settings, words.subject(settings.brand), lines);
}

/** Composes the mail that reports a sign-in. */
export function composeSessionMail(
  { id, locale, agent, startedAt }: Session,
  settings: DeskMailSettings,
): SendMailOptions {
  const words = deskWords[locale].mails.session;
  const moment = formatMoment(startedAt, locale, settings);
  const device = describeAgent(agent) ?? words.unknown;
  return {
    ...compose(settings, words.subject(settings.brand), words.lines({ moment, device })),
    messageId: makeMessageId(`desk-${id}`, findBareAddress(settings.from)),
  };
}

function compose(
  { to, from, brand }: DeskMailSettings,
  subject: string,
  lines: readonly string[],
): SendMailOptions {
  return {
    from: { name: brand, address: findBareAddress(from) },
    to,
    subject,
    text: `${lines.join("\n")}\n`,
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function formatMoment(instant: number, locale: Locale, { timeZone }: DeskMailSettings): string {
  return new Intl.DateTimeFormat(languageTags[locale], {
    timeZone,
    dateStyle: "long",
    timeStyle: "short",
  }).format(instant);
}
