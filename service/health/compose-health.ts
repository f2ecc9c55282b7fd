import { describeCalendar, type Calendars } from "../booking/busy/start-calendars.ts";
import { listPaymentWarnings } from "../booking/payment/list-payment-warnings.ts";
import type { Course } from "../course/compose-course.ts";
import type { CourseStore } from "../course/course-store.ts";
import type { NotificationStore } from "../booking/store/notification-store.ts";
import type { PaymentStore } from "../booking/store/payment-store.ts";
import { listDeliveryWarnings } from "../delivery/list-delivery-warnings.ts";
import type { Outbox } from "../delivery/outbox.ts";
import type { DigestStore } from "../digest/digest-store.ts";
import { examineHealth, type Health } from "../http/check-health.ts";
import type { Log } from "../log.ts";
import type { EnquiryStore } from "../mail/store/enquiry-store.ts";
import { describeQuarantine, quarantineRemedy } from "../mail/store/quarantine.ts";
import { describeBackup } from "../storage/backup-age.ts";
import type { Database } from "../storage/database.ts";
import {
  describeOffsite,
  noteRehearsal,
  type OffsiteStatus,
} from "../storage/offsite/offsite-status.ts";
import type { CopyWatch } from "../storage/watch-copies.ts";

type HealthSources = {
  stores: {
    enquiries: EnquiryStore;
    notifications: NotificationStore;
    payments: PaymentStore;
    digests: DigestStore;
    course: CourseStore;
    databases: { enquiries: Database; bookings: Database };
  };
  outboxes: { enquiries: Outbox; notifications: Outbox; digests?: Outbox | undefined } | undefined;
  copies: CopyWatch;
  hasExternalBooking: boolean;
  listHoldWarnings: () => Promise<string[]>;
  listUnreachable: () => { setting: string; since: number }[];
  findPaymentFailure: () => number | undefined;
  findOffsiteStatus: () => OffsiteStatus | undefined;
  calendars: Pick<Calendars, "listProblems"> | undefined;
  course: Pick<Course, "outbox" | "listWarnings">;
  now: () => number;
  log: Log;
};

export type HealthParts = {
  /** Lists the faults that alert the owner, each with its remedy. */
  listWarnings: () => Promise<string[]>;
  examine: () => Promise<Health>;
};

/** Gathers what the health check says of all parts of the service. */
export function composeHealth(sources: HealthSources): HealthParts {
  const { stores, outboxes, copies, hasExternalBooking, now, log } = sources;
  const { enquiries, notifications, payments, digests, databases } = stores;

  const listWarnings = async () => [
    ...(await listDeliveryWarnings(
      [
        { command: "npm run mail", queue: enquiries, outbox: outboxes?.enquiries },
        { command: "npm run bookings", queue: notifications, outbox: outboxes?.notifications },
        { command: "npm run mail", queue: stores.course, outbox: sources.course.outbox },
      ],
      now(),
    )),
    ...sources.course.listWarnings(),
    ...(await sources.listHoldWarnings()),
    ...(hasExternalBooking
      ? []
      : await listPaymentWarnings(payments, {
          now: now(),
          failingSince: sources.findPaymentFailure(),
        })),
    ...copies.findOffsite().map(describeOffsite),
    ...(outboxes?.digests === undefined ? [] : await digests.listWarnings()),
  ];

  const checkStorage = async () => {
    await databases.enquiries.check(now());
    if (!hasExternalBooking) await databases.bookings.check(now());
  };

  const listNotes = async () => {
    const { count } = await enquiries.listQuarantine(0);
    const waiting = describeQuarantine(count);
    const offsite = sources.findOffsiteStatus();
    return [
      ...(waiting === undefined ? [] : [`${waiting}. ${quarantineRemedy}`]),
      ...copies.findBackup().map(describeBackup),
      ...(offsite === undefined ? [] : noteRehearsal(offsite)),
      ...((await sources.calendars?.listProblems()) ?? []).map(describeCalendar),
      ...sources
        .listUnreachable()
        .map(
          ({ setting, since }) =>
            `${setting} has taken nothing since ${new Date(since).toISOString()}. Correct it`,
        ),
    ];
  };

  const examine = async () => examineHealth({ checkStorage, listWarnings, listNotes, log });
  return { listWarnings, examine };
}
