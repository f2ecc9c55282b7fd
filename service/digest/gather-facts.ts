import { addDays, createZone } from "../time/zone.ts";
import type { Booking } from "../booking/core/booking.ts";
import type { BookingStore } from "../booking/store/booking-store.ts";
import type { NotificationStore } from "../booking/store/notification-store.ts";
import type { CourseStore } from "../course/course-store.ts";
import { patientAttempts } from "../delivery/retry-schedule.ts";
import type { EnquiryStore } from "../mail/store/enquiry-store.ts";
import type { Copies } from "../storage/watch-copies.ts";
import type { ViewStore } from "../views/view-store.ts";
import type { Appointment, DigestFacts, Problem } from "./digest-facts.ts";
import type { Digest } from "./digest-store.ts";

const mostEnquiries = 5;
const dayMs = 86_400_000;
/** Renewal is due a month before the end: two weeks before it, it has failed. */
const shortCertificateMs = 14 * dayMs;

export type DigestSources = {
  enquiries: Pick<
    EnquiryStore,
    "countFailed" | "countDelivered" | "countPostponed" | "listQuarantine" | "listBetween"
  >;
  notifications: Pick<
    NotificationStore,
    "countFailed" | "countDelivered" | "countPostponed" | "countKinds"
  >;
  course: Pick<CourseStore, "countFailed" | "countDelivered" | "countPostponed">;
  bookings: Pick<BookingStore, "list">;
  /** Undefined if views of pages are not counted. */
  views: Pick<ViewStore, "listDays"> | undefined;
  timeZone: string;
  copies: () => Copies;
  /** Problems that are not read from the stores. */
  listProblems: () => Promise<Problem[]>;
  findCertificateEnd: () => Promise<number | undefined>;
  now: () => number;
};

/** Counts what a digest reports. */
export async function gatherFacts(
  { id: day, since, until }: Digest,
  sources: DigestSources,
): Promise<DigestFacts> {
  const { enquiries, notifications, course, bookings, timeZone } = sources;
  const now = sources.now();
  const mails = [
    await countMails("enquiries", enquiries, since),
    await countMails("bookings", notifications, since),
    await countMails("course", course, since),
  ];
  const add = (count: "delivered" | "failed") =>
    mails.reduce((sum, counted) => sum + counted[count], 0);
  const { count: quarantined } = await enquiries.listQuarantine(0);
  const certificateUntil = await sources.findCertificateEnd();
  return {
    day,
    since,
    now,
    problems: [
      ...mails.flatMap(({ problems }) => problems),
      ...(quarantined === 0 ? [] : [{ kind: "quarantine" as const, count: quarantined }]),
      ...(await sources.listProblems()),
      ...(certificateUntil === undefined || certificateUntil - now > shortCertificateMs
        ? []
        : [{ kind: "certificate" as const, until: certificateUntil }]),
    ],
    appointments: findAppointments(await bookings.list(), day, timeZone),
    enquiries: await enquiries.listBetween(since, until, mostEnquiries),
    quarantined,
    bookings: await notifications.countKinds(since, until),
    mails: { delivered: add("delivered"), failed: add("failed") },
    copies: sources.copies(),
    views: await countViews(addDays(day, -1), sources.views),
    certificateUntil,
  };
}

async function countMails(
  about: "enquiries" | "bookings" | "course",
  queue: Pick<EnquiryStore, "countFailed" | "countDelivered" | "countPostponed">,
  since: number,
) {
  const { failed, doubtful } = await queue.countFailed(since);
  const count = await queue.countPostponed(patientAttempts);
  const problems: Problem[] = [
    ...(failed === 0 ? [] : [{ kind: "failed" as const, about, failed, doubtful }]),
    ...(count === 0 ? [] : [{ kind: "postponed" as const, about, count }]),
  ];
  return { problems, failed, delivered: await queue.countDelivered(since) };
}

async function countViews(day: string, views: DigestSources["views"]) {
  if (views === undefined) return undefined;
  const [counted] = await views.listDays(day, day);
  return { pages: counted?.pages ?? 0, cases: counted?.cases ?? 0 };
}

/** Finds the confirmed appointments of a day, each with its place among the sessions of its purchase. */
function findAppointments(all: readonly Booking[], day: string, timeZone: string): Appointment[] {
  const zone = createZone(timeZone);
  const confirmed = all.filter(({ state }) => state === "confirmed");
  return confirmed
    .filter(({ startsAt }) => zone.dateAt(startsAt) === day)
    .map(({ startsAt, name, topic, sessions, purchaseId }) => {
      const number = confirmed.filter(
        (other) => other.purchaseId === purchaseId && other.startsAt <= startsAt,
      ).length;
      return { startsAt, name, topic, sessions, number };
    });
}
