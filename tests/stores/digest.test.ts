import { expect, onTestFinished } from "vitest";
import { composeService } from "../../service/compose-service.ts";
import { elapsed, systemClock } from "../../service/clock.ts";
import { demonstrationPayment } from "../../service/booking/payment/demonstration-payment.ts";
import type { DigestStore } from "../../service/digest/digest-store.ts";
import { defaultRules, owner, params, siteUrl } from "../contract/make-service.ts";
import { makeSite } from "../contract/make-site.ts";
import { book } from "../support/booking/booking-store.ts";
import { SmtpSink } from "../support/smtp-sink.ts";
import { openPlace, type Place } from "../support/stores/place.ts";
import { testOnDatabases } from "../support/stores/test-on-databases.ts";

const [hourMs, dayMs] = [3_600_000, 86_400_000];
/** Half past seven on a Tuesday in Madrid. */
const due = Date.UTC(2026, 10, 24, 6, 30);
const momentOf = (days: number) => ({
  day: new Date(due + days * dayMs).toISOString().slice(0, 10),
  instant: due + days * dayMs,
});
const enquiry = { ...params, template: "contact", locale: "es", caseStudy: null } as const;

/**
 * Starts services that share a place and a mail server and send a digest at half past seven, an hour before it.
 * `skip` makes their clock jump when all mails are recorded; no sleep of theirs is longer than an instant.
 */
async function startServices(place: Place, count: number) {
  const sink = await new SmtpSink().comeUp();
  onTestFinished(() => sink.goDown());
  let skippedMs = due - hourMs - Date.now();
  const clock = {
    now: () => Date.now() + skippedMs,
    sleep: async (waitMs: number, signal: AbortSignal) =>
      systemClock.sleep(Math.min(waitMs, 50), signal),
  };
  const stores = openPlace(place, clock.now);
  for (let number = 0; number < count; number += 1) {
    const service = composeService({
      stores: openPlace(place, clock.now),
      siteDir: makeSite(),
      siteUrl,
      site: {
        brand: "Datos",
        accent: "#f2c811",
        owner,
        booking: defaultRules,
        course: { signup: false },
        prices: {
          arePlaceholders: true,
          currency: "EUR",
          session: 100,
          discounts: { three: 5, five: 10, ten: 15 },
          block: { hours: 10, price: 850 },
          project: { from: 2400, minWeeks: 3, maxWeeks: 4 },
        },
      },
      payment: demonstrationPayment,
      smtp: { url: sink.url, to: "owner@example.org", from: "Web <web@example.org>" },
      digest: { at: "07:30", locale: "es" },
      alertUrl: undefined,
      hasExternalBooking: false,
      trustedProxies: [],
      clock,
      elapsed,
      log: () => undefined,
    });
    onTestFinished(() => service.stop());
  }
  const queues = [stores.enquiries, stores.notifications, stores.digests];
  const waitUntilIdle = async () =>
    expect
      .poll(async () => Promise.all(queues.map(async (queue) => queue.findNextTime())), {
        timeout: 60_000,
      })
      .toEqual([undefined, undefined, undefined]);
  const skip = async (ms: number) => {
    await waitUntilIdle();
    skippedMs += ms;
  };
  const listDigests = () =>
    sink.mails.map(({ mail }) => mail).filter(({ messageId }) => messageId?.includes("digest"));
  const waitForDigests = async (wanted: number) => {
    await expect.poll(() => listDigests().length, { timeout: 60_000 }).toBe(wanted);
    await waitUntilIdle();
    return listDigests();
  };
  return { ...stores, skip, waitForDigests };
}

testOnDatabases(
  "one digest a day is mailed though two services share the data, on empty days too",
  async (place) => {
    const { enquiries, bookings, skip, waitForDigests } = await startServices(place, 2);
    await enquiries.add(enquiry);
    await book(bookings, due + 4 * hourMs);
    await skip(hourMs);
    const [first] = await waitForDigests(1);
    expect(first?.subject).toBe("Martes 24: una cita, un mensaje, una reserva nueva");
    expect(first?.text).toContain("11:30: Ana, una hora");
    expect(first?.html).toContain("Ana Pérez");

    await skip(dayMs);
    const [, second] = await waitForDigests(2);
    expect(second?.subject).toBe("Miércoles 25: sin novedad");
    expect(second?.text).toContain("también cuando no ha pasado nada");
    await skip(dayMs);
    const all = await waitForDigests(3);
    expect(new Set(all.map(({ messageId }) => messageId)).size).toBe(3);
  },
);

testOnDatabases("a day's digest is queued once, and the first of all not late", async (place) => {
  const open = () => openPlace(place, () => due + hourMs).digests;
  const stores = [open(), open(), open()];
  const addAll = async (days: number, startedAt: number) => {
    const added: boolean[] = [];
    for (const store of stores) added.push(await store.add(momentOf(days), startedAt));
    return added;
  };
  // The service was set up after half past seven.
  expect(await addAll(0, due + 1)).toEqual([false, false, false]);
  expect((await addAll(0, due)).filter(Boolean)).toEqual([true]);
  expect(await addAll(0, due)).toEqual([false, false, false]);
  // Once there was one, a service that was down at half past seven sends it late.
  expect((await addAll(1, due + 2 * dayMs)).filter(Boolean)).toEqual([true]);
  expect(await addAll(0, due)).toEqual([false, false, false]);
});

testOnDatabases(
  "a digest that waits is replaced by the next, which counts from the last that arrived",
  async (place) => {
    const clock = { time: due };
    const { digests } = openPlace(place, () => clock.time);
    const queue = async (days: number): Promise<DigestStore> => {
      clock.time = due + days * dayMs;
      expect(await digests.add(momentOf(days), 0)).toBe(true);
      return digests;
    };
    await queue(0);
    const first = await digests.claimNext();
    expect(first).toMatchObject({ id: "2026-11-24", since: due - dayMs, until: due });
    await digests.markDelivered("2026-11-24");
    expect(await digests.isCurrent()).toBe(true);
    await queue(1);
    await digests.claimNext();
    await digests.postpone("2026-11-25", clock.time + hourMs, "451 later");
    await queue(2);
    await digests.claimNext();
    await digests.markFailed("2026-11-26", "550 never");
    expect(await digests.listWarnings()).toEqual([
      expect.stringContaining("The daily mail of 2026-11-26 was refused"),
    ]);
    expect(await digests.isCurrent()).toBe(false);
    await queue(3);
    expect(await digests.claimNext()).toMatchObject({
      id: "2026-11-27",
      since: due,
      until: due + 3 * dayMs,
    });
    expect(await digests.find("2026-11-25")).toBeUndefined();
    await digests.markDelivered("2026-11-27");
    expect(await digests.listWarnings()).toEqual([]);
    // Days that are over are forgotten after a month.
    await queue(40);
    expect(await digests.find("2026-11-24")).toBeUndefined();
    expect(await digests.find("2026-11-27")).toBeUndefined();
  },
);

testOnDatabases("a digest names what is to be decided", async (place) => {
  const { enquiries, skip, waitForDigests } = await startServices(place, 1);
  for (const message of ["Spam", "More spam", "Still more spam"])
    await enquiries.add({ ...enquiry, message }, "lleva enlaces en código");
  await enquiries.add(enquiry);
  await skip(hourMs);
  const [digest] = await waitForDigests(1);
  // One of the three was mailed as the daily notice of the quarantine.
  expect(digest?.subject).toBe("Martes 24: dos mensajes, un asunto por decidir");
  expect(digest?.text).toContain("Dos mensajes parecen spam y esperan en cuarentena.");
  expect(digest?.text).toContain("Llegaron 2; en cuarentena, 2");
});
