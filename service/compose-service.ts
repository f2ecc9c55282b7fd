import type { Hono } from "hono";
import type { SiteConfig } from "../contracts/configuration/site-config.ts";
import { warnOfHolds } from "./booking/core/holds/hold-limit.ts";
import { findOfferedSlots } from "./booking/core/slots.ts";
import type { PaymentProvider } from "./booking/core/payment-provider.ts";
import { startReleasing } from "./start-releasing.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import { createApp } from "./create-app.ts";
import { listDeliveryWarnings } from "./delivery/list-delivery-warnings.ts";
import { examineHealth } from "./http/check-health.ts";
import type { RequestVariables } from "./http/request-log.ts";
import type { Log } from "./log.ts";
import type { Stores } from "./open-stores.ts";
import { startAlerts } from "./delivery/start-alerts.ts";
import { startOutboxes, type Outboxes } from "./start-outboxes.ts";
import { dataFiles } from "./data-files.ts";
import { describeQuarantine, quarantineRemedy } from "./mail/store/quarantine.ts";
import { noteBackupAge } from "./storage/backup-age.ts";
import { startRetention } from "./start-retention.ts";

export type ServiceDependencies = Pick<
  Config,
  "smtp" | "trustedProxies" | "hasExternalBooking" | "alertUrl"
> & {
  stores: Stores;
  siteDir: string;
  siteUrl: string;
  site: Pick<SiteConfig, "brand" | "owner" | "booking" | "prices">;
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
  const { stores, smtp, site, payment, siteUrl, clock, log } = dependencies;
  const outboxes =
    dependencies.outboxes ??
    (smtp && startOutboxes({ stores, smtp, siteUrl, site, payment, clock, log }));
  const { enquiries, bookings, notifications, databases } = stores;
  const { now } = clock;
  const onEnquiry = () => outboxes?.enquiries.wake();

  const listWarnings = async () => [
    ...(await listDeliveryWarnings(
      [
        { command: "npm run mail", queue: enquiries, outbox: outboxes?.enquiries },
        { command: "npm run bookings", queue: notifications, outbox: outboxes?.notifications },
      ],
      now(),
    )),
    ...(dependencies.hasExternalBooking
      ? []
      : warnOfHolds(await bookings.listOpenHolds(), findOfferedSlots(site.booking, now()).length)),
  ];
  const checkStorage = async () => {
    await databases.enquiries.check(now());
    if (!dependencies.hasExternalBooking) await databases.bookings.check(now());
  };
  const listNotes = async () => {
    const { count } = await enquiries.listQuarantine(0);
    const waiting = describeQuarantine(count);
    const files = Object.values(dataFiles).map(({ name }) => name);
    return [
      ...(waiting === undefined ? [] : [`${waiting}. ${quarantineRemedy}`]),
      ...(dependencies.backedUp === undefined
        ? []
        : noteBackupAge(dependencies.backedUp, files, now())),
      ...alerts.listNotes(),
    ];
  };
  const examine = async () => examineHealth({ checkStorage, listWarnings, listNotes, log });
  const alerts = startAlerts({
    url: dependencies.alertUrl,
    siteUrl,
    describeHealth: async () => (await examine()).text,
    clock,
    log,
  });
  const app = createApp({
    ...dependencies,
    enquiries,
    sharedQuotas: stores.sharedQuotas,
    onEnquiry,
    booking: dependencies.hasExternalBooking
      ? undefined
      : {
          bookings,
          rules: site.booking,
          prices: site.prices,
          payment,
          brand: site.brand,
          owner: site.owner,
          siteUrl,
          isMailing: outboxes !== undefined,
          alert: alerts.notify,
          onNotifications: () => outboxes?.notifications.wake(),
        },
    examine,
    contactEmail: site.owner.email,
    now,
  });
  const { sharedQuotas } = stores;
  const releasing = startReleasing({ bookings, enquiries, onEnquiry, sharedQuotas, clock, log });
  const retention = startRetention({ enquiries, bookings, clock, log });
  return {
    app,
    listWarnings,
    stop: async () => {
      alerts.stop();
      releasing.stop();
      retention.stop();
      await Promise.all([outboxes?.enquiries.stop(), outboxes?.notifications.stop()]);
    },
  };
}
