import type { Notification } from "../../booking/core/notification.ts";
import type { PaymentIssue } from "../../booking/core/payment-provider.ts";
import type { Booking } from "../../booking/core/booking.ts";
import type { NotificationStore } from "../../booking/store/notification-store.ts";
import type { FailedMail } from "../../delivery/delivery-queue.ts";
import type { Problem } from "../../digest/digest-facts.ts";
import type { Enquiry } from "../../mail/core/enquiry.ts";
import type { EnquiryStore } from "../../mail/store/enquiry-store.ts";
import type { Quarantined } from "../../mail/store/quarantine.ts";
import type { Copies } from "../../storage/watch-copies.ts";
import type { Session, SessionStore } from "../sign-in/session-store.ts";
import type { DayHours } from "./day-hours.ts";
import { listPackages, listWeeks, openAgenda, type AgendaSources } from "./open-agenda.ts";

const mostListed = 20;

export type FailedItem = FailedMail &
  (
    | { queue: "enquiries"; item: Enquiry }
    | { queue: "notifications"; item: Notification }
    | { queue: "sessions"; item: Session }
  );

/** The last word of a third party; `fault` is why it has said nothing since `failingSince`. */
export type Word = {
  kind: "payments" | "calendar" | "mail" | "certificate";
  name: string;
  at: number | undefined;
  failingSince: number | undefined;
  fault: string | undefined;
  /** Refunds that wait, or nothing to count. */
  count: number;
};

export type DeskSources = {
  enquiries: EnquiryStore;
  notifications: NotificationStore;
  sessions: SessionStore;
  /** Undefined where another platform takes the bookings. */
  agenda: AgendaSources | undefined;
  /** The payment provider, if visitors pay on its pages. */
  provider: string | undefined;
  findPaymentFailure: () => number | undefined;
  findOutage: () => { since: number; reason: string } | undefined;
  findCertificateEnd: () => Promise<number | undefined>;
  listProblems: () => Promise<Problem[]>;
  copies: () => Copies;
  now: () => number;
};

/** Everything that the desk's first page shows. */
export type DeskFacts = {
  now: number;
  agenda:
    | {
        today: DayHours;
        weeks: DayHours[][];
        packages: Booking[];
        issues: PaymentIssue[];
      }
    | undefined;
  unanswered: { count: number; oldest: Enquiry[] };
  quarantine: { count: number; newest: Quarantined[] };
  failed: FailedItem[];
  words: Word[];
  problems: Problem[];
  copies: Copies;
  sessions: Session[];
};

export async function gatherDesk(sources: DeskSources): Promise<DeskFacts> {
  const { enquiries, sessions, now } = sources;
  return {
    now: now(),
    agenda: sources.agenda && (await gatherAgenda(sources.agenda)),
    unanswered: await enquiries.listUnanswered(mostListed),
    quarantine: await enquiries.listQuarantine(mostListed),
    failed: await listFailed(sources),
    words: await listWords(sources),
    problems: await sources.listProblems(),
    copies: sources.copies(),
    sessions: await sessions.list(),
  };
}

async function gatherAgenda(sources: AgendaSources) {
  const agenda = await openAgenda(sources);
  const weeks = await listWeeks(agenda);
  const [today] = await agenda.describe(agenda.today, 1);
  const issues = await sources.payments.listIssues();
  return today && { today, weeks, packages: listPackages(agenda), issues };
}

async function listFailed({ enquiries, notifications, sessions }: DeskSources) {
  const failed: FailedItem[] = [];
  for (const mail of await enquiries.listFailed(mostListed)) {
    const item = await enquiries.find(mail.id);
    if (item !== undefined) failed.push({ ...mail, queue: "enquiries", item });
  }
  for (const mail of await notifications.listFailed(mostListed)) {
    const item = await notifications.find(mail.id);
    if (item !== undefined) failed.push({ ...mail, queue: "notifications", item });
  }
  for (const mail of await sessions.listFailed(mostListed)) {
    const item = await sessions.find(mail.id);
    if (item !== undefined) failed.push({ ...mail, queue: "sessions", item });
  }
  return failed.toSorted((one, other) => other.failedAt - one.failedAt);
}

async function listWords(sources: DeskSources): Promise<Word[]> {
  const { agenda, provider, enquiries, notifications } = sources;
  const nothing = { at: undefined, failingSince: undefined, fault: undefined, count: 0 };
  const words: Word[] = [];
  if (agenda !== undefined && provider !== undefined)
    words.push({
      ...nothing,
      kind: "payments",
      name: provider,
      at: await agenda.payments.findLastEvent(),
      failingSince: sources.findPaymentFailure(),
      count: (await agenda.payments.listRefunds()).length,
    });
  for (const { source, readAt, failingSince, fault } of (await agenda?.busy.listStatus()) ?? [])
    words.push({
      ...nothing,
      kind: "calendar",
      name: source.split(" ")[0] ?? "",
      at: readAt ?? undefined,
      failingSince: failingSince ?? undefined,
      fault: fault ?? undefined,
    });
  const outage = sources.findOutage();
  const deliveries = [await enquiries.findLastDelivery(), await notifications.findLastDelivery()];
  const last = Math.max(...deliveries.map((time) => time ?? 0));
  words.push({
    ...nothing,
    kind: "mail",
    name: "",
    at: last === 0 ? undefined : last,
    failingSince: outage?.since,
    fault: outage?.reason,
  });
  const end = await sources.findCertificateEnd();
  if (end !== undefined) words.push({ ...nothing, kind: "certificate", name: "", at: end });
  return words;
}
