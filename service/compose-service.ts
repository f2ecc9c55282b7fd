import type { Hono } from "hono";
import type { SiteConfig } from "../contracts/configuration/site-config.ts";
import { startCalendars } from "./booking/busy/start-calendars.ts";
import { leaveTimeToPay } from "./booking/core/holds/transfer.ts";
import type { PaymentProvider } from "./booking/core/payment-provider.ts";
import { Payments } from "./booking/payment/payments.ts";
import { startPayments } from "./booking/payment/start-payments.ts";
import { composeDesk } from "./desk/compose-desk.ts";
import { composeProblems } from "./health/compose-problems.ts";
import { composeHealth } from "./health/compose-health.ts";
import { startReleasing } from "./start-releasing.ts";
import { composeCourse, type CourseComposition } from "./course/compose-course.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import { createApp } from "./create-app.ts";
import type { RequestVariables } from "./http/request-log.ts";
import type { Log } from "./log.ts";
import type { Stores } from "./open-stores.ts";
import { startHeartbeat } from "./delivery/start-heartbeat.ts";
import { startAlerts } from "./delivery/start-alerts.ts";
import { startOutboxes, type Outboxes } from "./start-outboxes.ts";
import { dataFiles } from "./data-files.ts";
import { composeOffsite } from "./storage/offsite/compose-offsite.ts";
import { watchCopies } from "./storage/watch-copies.ts";
import { findRehearsal } from "./time/daily-moment.ts";
import type { Digest } from "./digest/digest-store.ts";
import { findCertificateEnd } from "./digest/find-certificate-end.ts";
import { gatherFacts } from "./digest/gather-facts.ts";
import { startDigests } from "./digest/start-digests.ts";
import { startRetention } from "./start-retention.ts";

export type ServiceDependencies = Pick<
  Config,
  "smtp" | "trustedProxies" | "hasExternalBooking" | "alertUrl"
> &
  Partial<
    Pick<Config, "offsite" | "digest" | "heartbeatUrl" | "calendar" | "feedKey" | "countsViews">
  > & {
    stores: Stores;
    siteDir: string;
    siteUrl: string;
    site: Pick<SiteConfig, "brand" | "owner" | "booking" | "prices" | "accent" | "course">;
    lessons?: CourseComposition["lessons"];
    payment: PaymentProvider;
    clock: Clock;
    elapsed: () => number;
    log: Log;
    outboxes?: Outboxes | undefined;
    /** The data folder whose backups are monitored; undefined with PostgreSQL, whose backups are not ours. */
    backedUp?: string | undefined;
  };

export type Service = {
  app: Hono<RequestVariables>;
  listWarnings: () => Promise<string[]>;
  /** Stops the timers; resolves when the mails being sent are recorded. The stores stay open. */
  stop: () => Promise<void>;
};

export function composeService(dependencies: ServiceDependencies): Service {
  const { stores, smtp, site, payment, siteUrl, clock, log, digest, backedUp } = dependencies;
  const rules = leaveTimeToPay(site.booking, payment);
  const { bookings, digests, databases } = stores;
  const { now } = clock;
  const { hasExternalBooking, alertUrl, heartbeatUrl } = dependencies;
  const views = dependencies.countsViews === true ? stores.views : undefined;
  const offsite = composeOffsite({
    ...dependencies,
    files: dataFiles,
    findNight: (moment) => findRehearsal(site.booking.timeZone, moment),
  });
  const files = Object.values(dataFiles).map(({ name }) => name);
  const copies = watchCopies({ dataDir: backedUp, files, offsite, now });
  const calendars = hasExternalBooking
    ? undefined
    : startCalendars({ ...dependencies, bookings, database: databases.bookings });
  const problems = composeProblems({
    stores: hasExternalBooking ? undefined : stores,
    rules,
    copies,
    calendars,
    listWatched: () => ({ ALERT_URL: alerts, HEARTBEAT_URL: heartbeat }),
    now,
  });
  const gatherDigest = async (item: Digest) =>
    gatherFacts(item, {
      ...stores,
      views,
      timeZone: site.booking.timeZone,
      copies: copies.describe,
      listProblems: problems.listAll,
      findCertificateEnd: async () => findCertificateEnd(siteUrl),
      now,
    });
  const outboxes =
    dependencies.outboxes ??
    (smtp && startOutboxes({ ...dependencies, smtp, digest, gatherDigest }));
  const course = composeCourse(dependencies);
  const onEnquiry = () => outboxes?.enquiries.wake();
  const onNotifications = () => {
    outboxes?.notifications.wake();
    calendars?.wake();
  };

  const { listWarnings, examine } = composeHealth({
    ...dependencies,
    outboxes,
    copies,
    ...problems,
    findPaymentFailure: () => rounds.failingSince(),
    findOffsiteStatus: () => offsite?.readStatus(),
    calendars,
    course,
    now,
  });
  const alerts = startAlerts({
    url: alertUrl,
    siteUrl,
    describeHealth: async () => (await examine()).text,
    clock,
    log,
  });
  const heartbeat = startHeartbeat({
    url: heartbeatUrl,
    isWell: async () => outboxes?.digests === undefined || digests.isCurrent(),
    clock,
    log,
  });
  const payments = new Payments({
    provider: payment,
    bookings,
    store: stores.payments,
    rules,
    siteUrl,
    onNotifications,
    alert: alerts.notify,
    now,
    log,
  });
  const rounds = startPayments({ payments, isWanted: !hasExternalBooking, clock, log });
  const app = createApp({
    ...dependencies,
    ...stores,
    onEnquiry,
    booking: hasExternalBooking
      ? undefined
      : {
          ...site,
          bookings,
          rules,
          readOffer: async () => stores.hours.readOffer(rules),
          payment,
          payments,
          siteUrl,
          isMailing: outboxes !== undefined,
          calendars,
          feedKey: dependencies.feedKey,
          onNotifications,
          onPaymentEvent: rounds.wake,
        },
    views: views && { views, timeZone: site.booking.timeZone },
    course: course.routes,
    desk: composeDesk({
      ...dependencies,
      calendars,
      outboxes,
      findPaymentFailure: rounds.failingSince,
      findCertificateEnd: async () => findCertificateEnd(siteUrl),
      listProblems: problems.listHidden,
      copies: copies.describe,
      onEnquiry,
      onNotifications,
      now,
    }),
    examine,
    contactEmail: site.owner.email,
    now,
  });
  const releasing = startReleasing({ ...stores, onNotifications, onEnquiry, clock, log });
  const retention = startRetention({ ...stores, clock, log });
  const digesting =
    digest &&
    outboxes?.digests &&
    startDigests({
      digests,
      at: digest.at,
      timeZone: site.booking.timeZone,
      onDigest: outboxes.digests.wake,
      clock,
      log,
    });
  return {
    app,
    listWarnings,
    stop: async () => {
      for (const part of [alerts, heartbeat, digesting, rounds, releasing, retention]) part?.stop();
      await Promise.all([
        ...Object.values(outboxes ?? {}).map(async (outbox) => outbox?.stop()),
        offsite?.stop(),
        calendars?.stop(),
        course.stop(),
      ]);
    },
  };
}
