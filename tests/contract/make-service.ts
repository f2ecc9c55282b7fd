import { onTestFinished } from "vitest";
import type { BookingRules } from "../../contracts/booking-rules.ts";
import { sendFormPath, sendPath } from "../../contracts/enquiry.ts";
import { demonstrationPayment } from "../../service/booking/payment/demonstration-payment.ts";
import { composeService, type ServiceDependencies } from "../../service/compose-service.ts";
import type { LogEntry } from "../../service/log.ts";
import { openStores } from "../../service/open-stores.ts";
import type { Outboxes } from "../../service/start-outboxes.ts";
import { siteConfig } from "#folder/site.config.ts";
import { makePlace, type Place } from "../support/stores/place.ts";
import { makeSite } from "./make-site.ts";

export const ids = { user_id: "own-service", service_id: "site", template_id: "contact" };

export const params = {
  from_name: "Ana Pérez",
  reply_to: "ana.perez@example.com",
  message: "Quiero un dashboard de ventas.",
  service: "dashboard",
};

export const siteUrl = "https://site.example";
export const owner = { ...siteConfig.owner, name: "Ana Dueña", email: "hola@example.com" };

export const defaultRules: BookingRules = {
  timeZone: "Europe/Madrid",
  weekly: {
    mon: ["09:00-12:00"],
    tue: ["09:00-12:00"],
    wed: ["09:00-12:00"],
    fri: ["09:00-12:00"],
  },
  noticeHours: 24,
  horizonWeeks: 4,
  bufferMinutes: 0,
  holidays: ["2027-03-26"],
  packageMonths: 12,
};

const prices = {
  arePlaceholders: true,
  currency: "EUR",
  session: 100,
  discounts: { three: 5, five: 10, ten: 15 },
  block: { hours: 10, price: 850 },
  project: { from: 2400, minWeeks: 3, maxWeeks: 4 },
};

export type ChangedService = Partial<ServiceDependencies> & {
  place?: Place;
  time?: number;
  rules?: BookingRules;
};

/** Makes the whole service without socket or mail server; the test has its stores, clock and log. */
export function makeService({
  siteDir = makeSite(),
  place = makePlace(),
  ...changed
}: ChangedService = {}) {
  const { close, ...service } = openService({ siteDir, place, ...changed });
  onTestFinished(close);
  return { ...service, place };
}

/** The same, closed by the caller. */
export function openService({
  place,
  time = Date.UTC(2026, 6, 11, 8, 5),
  rules = defaultRules,
  ...changed
}: ChangedService & { siteDir: string; place: Place }) {
  const clock = { time };
  const now = () => clock.time;
  const stores = openStores(place.DATA_DIR, now, place.DATABASE_URL);
  const log: LogEntry[] = [];
  const timers = makeTimers();
  const woken: string[] = [];
  const service = composeService({
    // Limits use the test's clock, unlike those counted by PostgreSQL.
    stores: { ...stores, sharedQuotas: undefined },
    siteUrl,
    site: {
      brand: "Datos",
      accent: "#f2c811",
      owner,
      booking: rules,
      prices,
      course: { signup: false },
    },
    payment: demonstrationPayment,
    smtp: undefined,
    alertUrl: undefined,
    outboxes: makeOutboxes(woken),
    hasExternalBooking: true,
    trustedProxies: [],
    clock: { now, sleep: timers.sleep },
    elapsed: now,
    log: (entry) => log.push(entry),
    ...changed,
  });
  const close = async (): Promise<void> => {
    await service.stop();
    await stores.close();
  };
  const { app, listWarnings } = service;
  return { ...stores, app, listWarnings, clock, log, woken, close, tick: timers.tick };
}

/** Makes outboxes that only record wake-ups. */
function makeOutboxes(woken: string[]): Outboxes {
  const makeOutbox = () => ({
    wake: () => void woken.push("woken"),
    findOutage: () => undefined,
    stop: async () => Promise.resolve(),
  });
  return { enquiries: makeOutbox(), notifications: makeOutbox() };
}

/** Makes timers that wait until they are aborted, or until the test lets all of them pass. */
function makeTimers() {
  const waiting = new Set<() => void>();
  let most = 0;
  const sleep = async (_waitMs: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const wake = () => {
        waiting.delete(wake);
        resolve();
      };
      waiting.add(wake);
      most = Math.max(most, waiting.size);
      signal.addEventListener("abort", wake);
    });
  const settle = async () => {
    while (waiting.size < most) await new Promise((resolve) => void setImmediate(resolve));
  };
  /** Ends all waits; resolves when everything waits again. */
  const tick = async () => {
    await settle();
    for (const wake of waiting) wake();
    await settle();
  };
  return { sleep, tick };
}

/** Returns the request that emailjs.send makes. */
export function jsonCall(body: unknown, headers: Record<string, string> = {}) {
  return {
    path: sendPath,
    init: {
      method: "POST",
      headers: { "Content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    },
  };
}

/** Returns the request that emailjs.sendForm, or a browser without JavaScript, makes. */
export function formCall(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return { path: sendFormPath, init: { method: "POST", headers, body } };
}

/** Returns a complete enquiry of the form with some fields changed. */
export function enquiryBody(changed: Record<string, unknown> = {}) {
  return { lib_version: "4.4.1", ...ids, template_params: { ...params, ...changed } };
}
