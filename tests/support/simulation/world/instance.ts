import type { Notification } from "../../../../service/booking/core/notification.ts";
import { composeNotification } from "../../../../service/booking/notifications/compose-notification.ts";
import { composeService, type Service } from "../../../../service/compose-service.ts";
import { startOutbox } from "../../../../service/delivery/outbox.ts";
import type { LogEntry } from "../../../../service/log.ts";
import { composeMail } from "../../../../service/mail/core/compose-mail.ts";
import type { Enquiry } from "../../../../service/mail/core/enquiry.ts";
import type { Stores } from "../../../../service/open-stores.ts";
import { openFaultyStores, type StatementFate } from "./faulty-storage.ts";
import type { Diary } from "./diary.ts";
import type { MailServer } from "./mail-server.ts";
import type { PaymentPages } from "./payment-pages.ts";
import type { Payments } from "./payments.ts";
import type { Process } from "./process.ts";
import { prices, rules, siteUrl, smtp, owner, transfer } from "./site-facts.ts";
import type { Surroundings } from "./surroundings.ts";

/** The share of statements that fail, and the number of statements after which the process ends. */
type StorageWeather = { failing: number; killedAfter: number };

const calm: StorageWeather = { failing: 0, killedAfter: Infinity };
const writes = /^\s*(?:INSERT|UPDATE|DELETE|COMMIT)/;

/**
 * One process of the service, which can be killed at any statement and restarts on the same data as another instance.
 */
export class Instance implements Process {
  readonly number: number;
  readonly #world: Surroundings;
  readonly #payments: Payments;
  readonly #stores: Stores;
  readonly #service: Service;
  readonly ended: Promise<void>;
  #end: () => void = () => undefined;
  #isBuried = false;
  isAlive = true;
  /** Number of storage faults so far. */
  faults = 0;
  /** The time of its start, or of its last storage fault. */
  calmSince: number;
  /** Number of its requests that wait for the payment provider. */
  sleeping = 0;
  storage = calm;

  constructor(
    world: Surroundings,
    around: {
      mail: MailServer;
      payments: Payments;
      pages: PaymentPages | undefined;
      diary: Diary | undefined;
    },
    number: number,
  ) {
    this.#world = world;
    this.#payments = around.payments;
    this.number = number;
    this.calmSince = world.time.now();
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
    const { time, mutation } = world;
    const stores = openFaultyStores(world.dataDir, time.now, world.locks, {
      decide: (sql) => this.#decide(sql),
      kill: () => this.kill(),
      isAlive: () => this.isAlive,
      rewrite: mutation.rewrite ?? ((sql) => sql),
      countTurns: () => (world.random.chance(0.2) ? world.random.between(1, 3) : 0),
    });
    mutation.changeStores?.(stores);
    this.#stores = stores;
    const clock = {
      now: time.now,
      sleep: async (waitMs: number, signal: AbortSignal) => {
        await time.sleep(waitMs, signal);
        if (!this.isAlive) await new Promise(() => undefined);
      },
    };
    const log = (entry: LogEntry) => this.#hear(entry);
    const payment = { ...(around.pages ?? around.payments).makeProvider(this), transfer };
    const shared = { clock, random: world.random.next, log };
    const change = mutation.changeMail ?? ((mail) => mail);
    const send = {
      enquiries: around.mail.makeSend(this, "enquiries", async (enquiry: Enquiry) => {
        const waiting = await stores.enquiries.listQuarantine(50);
        return change(composeMail(enquiry, { ...smtp, timeZone: rules.timeZone, prices }, waiting));
      }),
      notifications: around.mail.makeSend(
        this,
        "notifications",
        async (notification: Notification) => {
          const key = await stores.bookings.readKey();
          const facts = { ...smtp, owner, rules, payment, key, siteUrl };
          return change(composeNotification(notification, facts));
        },
      ),
    };
    this.#service = composeService({
      ...around.diary?.settings,
      stores,
      siteDir: world.siteDir,
      siteUrl,
      site: {
        brand: "Datos",
        accent: "#f2c811",
        owner,
        booking: rules,
        prices,
        course: { signup: false },
      },
      payment,
      smtp,
      alertUrl: undefined,
      outboxes: {
        enquiries: startOutbox({ ...shared, queue: stores.enquiries, send: send.enquiries }),
        notifications: startOutbox({
          ...shared,
          queue: stores.notifications,
          send: send.notifications,
        }),
      },
      hasExternalBooking: false,
      trustedProxies: [],
      clock,
      elapsed: time.now,
      log,
    });
  }

  async request(path: string, init: RequestInit, remoteAddress: string): Promise<Response> {
    return this.#service.app.request(path, init, { incoming: { socket: { remoteAddress } } });
  }

  /** Waits for a request; never resolves if the process ended meanwhile. */
  async sleep(waitMs: number): Promise<void> {
    this.sleeping += 1;
    await this.#world.time.sleep(waitMs);
    this.sleeping -= 1;
    if (!this.isAlive) await new Promise(() => undefined);
  }

  kill(): void {
    if (!this.isAlive) return;
    this.isAlive = false;
    this.#world.trace(`#${String(this.number)} is killed`);
    this.#end();
  }

  /** Closes the data of a killed instance. */
  async bury(): Promise<void> {
    if (this.#isBuried) return;
    this.#isBuried = true;
    await this.#stores.close();
  }

  async stop(): Promise<void> {
    this.storage = calm;
    await this.#service.stop();
    this.#isBuried = true;
    await this.#stores.close();
    this.isAlive = false;
    this.#end();
  }

  #decide(sql: string): StatementFate {
    const { random } = this.#world;
    const isWrite = writes.test(sql);
    this.storage = { ...this.storage, killedAfter: this.storage.killedAfter - 1 };
    if (this.storage.killedAfter <= 0)
      return isWrite && random.chance(0.5) ? "killed-after" : "killed";
    if (this.storage.failing === 0 || !random.chance(this.storage.failing)) return "done";
    this.faults += 1;
    this.calmSince = this.#world.time.now();
    if (sql.startsWith("BEGIN")) return "busy";
    return isWrite ? random.pick(["busy", "full", "broken", "unanswered"]) : "broken";
  }

  #hear({ event, reference, id }: LogEntry): void {
    const { trace, name } = this.#world;
    const payments = this.#payments;
    if (event === "request") return;
    trace(`#${String(this.number)} logs ${event}${typeof id === "string" ? ` ${name(id)}` : ""}`);
    if (typeof reference === "string") payments.noteReported(reference);
    const charge = event === "payment-failed" ? payments.find(String(id)) : undefined;
    if (charge !== undefined) payments.noteReported(charge.reference);
  }
}
