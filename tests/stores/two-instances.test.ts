import { expect, test, vi } from "vitest";
import es from "#folder/content/copy/es/bookingPage.json" with { type: "json" };
import { callerOf, holdLast } from "../contract/caller.ts";
import { formCall, ids, params } from "../contract/make-service.ts";
import { makeSite } from "../contract/make-site.ts";
import { ServiceProcess } from "../contract/service-process.ts";
import { openPlace } from "../support/stores/place.ts";
import { makeSharedPlace } from "../support/stores/test-on-databases.ts";
import { Visitor } from "../contract/visitor.ts";
import { content, dayMs, hourMs, noon, spanAt } from "../support/booking/booking-store.ts";

// A hundred of each take some minutes: SHARED_ROUNDS=100 npm test -- --only stores
const rounds = Number(process.env["SHARED_ROUNDS"] ?? 8);
const pay = es.payment.providers.demonstration.button;
vi.setConfig({ testTimeout: rounds * 100_000 });

/** Opens several instances of the stores on one database. */
async function openTogether(count: number) {
  const place = await makeSharedPlace();
  return Array.from({ length: count }, () => openPlace(place, () => noon - 7 * dayMs));
}

/** Starts two services in their own processes, which share their data. */
async function startTwo(settings: Record<string, string> = {}) {
  const siteDir = makeSite();
  const place = await makeSharedPlace();
  const start = () => new ServiceProcess(siteDir, { ...place, ...settings });
  const services = [start(), start()];
  return { services, start, place, urls: await findUrls(services) };
}

async function findUrls(services: readonly ServiceProcess[]): Promise<string[]> {
  return Promise.all(services.map(async (service) => service.findUrl()));
}

/** Opens the last week with a free slot, which is outside of the notice. */
async function look(url: string, number: number): Promise<Visitor> {
  return new Visitor(callerOf(url, number)).open("/booking?week=2099-01-05");
}

/** Repeats a request while the store is busy for longer than its timeout, as on a slow machine. */
async function askUntilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!/timeout/i.test((error as Error).message)) throw error;
    }
  }
}

test(`of 100 who ask for an hour at once one gets it, ${String(rounds)} times`, async () => {
  const stores = await openTogether(2);
  for (let round = 0; round < rounds; round += 1) {
    const span = spanAt(noon + round * hourMs);
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        const form = content({ email: `visitor${String(round)}-${String(index)}@example.com` });
        return askUntilAnswered(async () => stores[index % 2]?.bookings.hold(span, form));
      }),
    );
    const counts = Map.groupBy(outcomes, (outcome) => outcome?.outcome);
    expect([counts.get("booked")?.length, counts.get("taken")?.length]).toEqual([1, 99]);
  }
  expect(await stores[0]?.bookings.list()).toHaveLength(rounds);
});

test("the same enquiry, sent to two instances at once, is one", async () => {
  const [one, other] = await openTogether(2);
  const enquiry = { ...params, template: "contact", locale: "es", caseStudy: null } as const;
  const added = await Promise.all(
    Array.from({ length: 20 }, async (_, index) =>
      (index % 2 === 0 ? one : other)?.enquiries.add(enquiry),
    ),
  );
  expect(added.filter((outcome) => outcome?.isNew === true)).toHaveLength(1);
  expect(new Set(added.map((outcome) => outcome?.id)).size).toBe(1);
});

test("a visitor's quota is one for all instances", async () => {
  const { urls } = await startTwo();
  const statuses = [];
  for (let number = 0; number < 22; number += 1) {
    const { path, init } = formCall({ ...ids, ...params, message: `Number ${String(number)}` });
    statuses.push((await fetch(new URL(path, urls[number % 2]), init)).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429]);
});

test("visitors are forgotten when their requests no longer count", async () => {
  const [one, other] = await openTogether(2);
  const quota = { name: "tried", requests: 2, windowMs: hourMs };
  const [spend, spendElsewhere] = [one, other].map((stores) => stores?.sharedQuotas?.share(quota));
  const client = "192.0.2.1";
  expect([await spend?.(client), await spendElsewhere?.(client)]).toEqual([undefined, undefined]);
  expect(await spend?.(client)).toBeGreaterThan(0);
  expect(await spendElsewhere?.("192.0.2.2")).toBeUndefined();
  const kept = async () => one?.databases.enquiries.rows("SELECT client FROM spent_request");
  await one?.sharedQuotas?.forgetEnded();
  expect(await kept()).toHaveLength(3);
  // An hour passes: limits use the database's clock.
  const pass = "UPDATE spent_request SET ends_at = ends_at - :windowMs";
  await one?.databases.enquiries.run(pass, { windowMs: quota.windowMs });
  await one?.sharedQuotas?.forgetEnded();
  expect(await kept()).toEqual([]);
  expect(await spend?.(client)).toBeUndefined();
});

test("a link of one instance opens at the other, and what one changes the other shows", async () => {
  const { urls } = await startTwo();
  const [first = "", second = ""] = urls;
  const calendar = await look(first, 1);
  const hour = calendar.slots()[0] ?? "";
  const { address = "" } = calendar.links().find(({ name }) => name.startsWith(hour)) ?? {};
  const isOffered = async (url: string, number: number) =>
    (await look(url, number)).links().some((link) => link.address === address);
  expect(await isOffered(second, 2)).toBe(true);
  const held = await holdLast(first, 1);
  expect(await isOffered(second, 2)).toBe(false);
  const elsewhere = new Visitor(callerOf(second, 1));
  const { path, init } = held.fillForm(pay);
  await elsewhere.send(path, init);
  expect(elsewhere.heading).toBe(es.appointment.titleConfirmed);
  await elsewhere.follow(es.appointment.cancel);
  await elsewhere.press(es.change.cancelConfirm);
  expect(await isOffered(first, 3)).toBe(true);
});

test(`nothing that was answered is lost when instances are killed, ${String(rounds)} times`, async () => {
  const { services, start, urls, place } = await startTwo();
  const answered: string[] = [];
  const paid: string[] = [];
  let visitors = 0;
  for (let round = 0; round < rounds; round += 1) {
    const victim = Math.floor(Math.random() * 2);
    const killAfter = answered.length + 1 + Math.floor(Math.random() * 10);
    const held = await holdLast(urls[victim] ?? "", (visitors += 1));
    const payment = held.fillForm(pay);
    const send = async (number: number): Promise<void> => {
      const message = `Round ${String(round)}, ${String(number)}`;
      const { path, init } = formCall({ ...ids, ...params, message });
      const body = new URLSearchParams(init.body as unknown as Record<string, string>);
      const call = callerOf(urls[number % 2] ?? "", 1_000 + round * 20 + number);
      if ((await call(path, { ...init, body })).status === 200) answered.push(message);
      if (answered.length === killAfter) services[victim]?.child.kill("SIGKILL");
    };
    const number = visitors;
    const settle = async (): Promise<void> => {
      const answer = await callerOf(urls[victim] ?? "", number)(payment.path, payment.init);
      if (answer.status === 303) paid.push(`visitor${String(number)}@example.com`);
    };
    await Promise.allSettled([
      ...Array.from({ length: 20 }, async (_, index) => send(index)),
      settle(),
    ]);
    await services[victim]?.end("SIGKILL");
    services[victim] = start();
    urls[victim] = await services[victim].findUrl();
  }
  const { enquiries, bookings, close } = openPlace(place, Date.now);
  const kept = new Set((await Array.fromAsync(enquiries.list())).map(({ message }) => message));
  const confirmed = (await bookings.list()).filter(({ state }) => state === "confirmed");
  await close();
  expect(answered.length).toBeGreaterThanOrEqual(rounds);
  expect(answered.filter((message) => !kept.has(message))).toEqual([]);
  expect(confirmed.map(({ email }) => email)).toEqual(expect.arrayContaining(paid));
});
