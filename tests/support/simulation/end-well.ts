import { retention } from "../../../contracts/privacy/retention.ts";
import type { Audit } from "./audit/audit.ts";
import type { Owner } from "./owner.ts";
import { people } from "./people.ts";
import type { Visitors } from "./visitors.ts";
import { fairWeather } from "./world/mail-weather.ts";
import type { PaymentPages } from "./world/payment-pages.ts";
import { transfer } from "./world/site-facts.ts";
import type { World } from "./world/world.ts";

const [minuteMs, dayMs] = [60_000, 86_400_000];
const longestBacklogMs = 2 * 60 * minuteMs;
/** A hold on a provider's page, its slowest payment, and the minutes until each is noticed. */
const longestHoldMs = 50 * minuteMs;
/** An attempt that hung when the faults ended, and the longest time before its instance retries. */
const longestOutageNapMs = 12 * minuteMs;
const monthMs = 31 * dayMs;

/** Ends all faults, advances the clock, and checks the final state of everything. */
export async function endWell(
  world: World,
  visitors: Visitors,
  owner: Owner,
  audit: Audit,
): Promise<void> {
  const { time, mail, payments, pages } = world;
  world.trace("faults end");
  mail.weather = fairWeather;
  payments.isFair = true;
  if (pages !== undefined) pages.isFair = true;
  world.diary?.clearUp();
  for (const instance of world.alive) instance.storage = { failing: 0, killedAfter: Infinity };
  while (world.alive.length < 2) world.start();
  await passWhile(() => world.operations.length > 0);
  await visitors.settleAll();
  await empty();
  if (world.faults.length > 0) return;
  await owner.retry();
  await owner.release();
  await empty();
  checkMails(world, ["delivered", "quarantined"]);
  const isHeld = (except?: string) =>
    [...world.read().bookings.values()].some(
      ({ state, provider }) => state === "held" && provider !== except,
    );
  await passWhile(() => isHeld("transfer"));
  await time.leap(transfer.days * dayMs);
  await passWhile(() => isHeld());
  await empty();
  checkCharges(world);
  if (pages !== undefined) checkPages(world, pages);
  await owner.see();
  await passWhile(async () => (await listUnhealthy(world)).length > 0, longestOutageNapMs);
  await writeOnceMore(world, visitors, audit);
  await checkRetention(world, audit);

  async function pass(durationMs: number): Promise<void> {
    await time.pass(durationMs);
    audit.check();
  }

  async function passWhile(
    isSo: () => boolean | Promise<boolean>,
    mostMs = longestHoldMs,
  ): Promise<void> {
    const end = time.now() + mostMs;
    while (await isSo()) {
      if (time.now() >= end) return world.fail("what should end goes on");
      await pass(minuteMs);
    }
  }

  /** Two hours after the last fault the queue is empty: a delivered mail also triggers the postponed ones. */
  async function empty(): Promise<void> {
    await passWhile(() => countWaiting(world) > 0, longestBacklogMs);
    checkMails(world, ["delivered", "quarantined", "failed"]);
  }
}

function countWaiting(world: World): number {
  const { enquiries, notifications } = world.read();
  return [...enquiries.values(), ...notifications.values()].filter(
    ({ state }) => state === "stored",
  ).length;
}

function checkMails(world: World, states: readonly string[]): void {
  const { enquiries, notifications } = world.read();
  for (const { id, state } of [...enquiries.values(), ...notifications.values()]) {
    if (!states.includes(state)) world.fail(`${world.name(id)} is ${state} in the end`);
  }
}

/** A charge leads to an appointment or to a notice; only a process that ends in between may lose it (decision 048). */
function checkCharges(world: World): void {
  const { bookings } = world.read();
  const references = new Set([...bookings.values()].map(({ reference }) => reference));
  for (const { holdId, reference, isHeard, isReported } of world.payments.listCharges()) {
    if (!isHeard || isReported || references.has(reference)) continue;
    world.fail(`${reference} is taken for ${world.name(holdId)}, and is reported to nobody`);
  }
}

/** Every charge ends as an appointment, a refund, or a line that the owner sees; none is made or paid back twice. */
function checkPages(world: World, pages: PaymentPages): void {
  const paid = pages.list().filter(({ status }) => status === "paid");
  const issues = new Set(world.inspector.listIssues());
  for (const { reference, holdId, totalCents, email } of paid) {
    const refunds = pages.listRefunds(reference);
    const isErased = world.erased.has(email);
    if (
      !pages.settled.has(reference) &&
      refunds.length === 0 &&
      !issues.has(reference) &&
      !isErased
    )
      world.fail(`${reference} is taken for ${world.name(holdId)}, and leads to nothing`);
    if (refunds.length > 1 || (refunds[0] ?? 0) > totalCents)
      world.fail(`${reference} is paid back as ${refunds.join(" and ")} of ${String(totalCents)}`);
  }
  if (new Set(paid.map(({ holdId }) => holdId)).size < paid.length)
    world.fail("an hour is charged twice");
  for (const { refundedCents, reference } of world.read().bookings.values())
    if (refundedCents > 0 && !pages.listRefunds(reference ?? "").includes(refundedCents))
      world.fail(`${String(reference)} is promised back, and is not paid back`);
}

async function listUnhealthy(world: World): Promise<string[]> {
  const texts = await Promise.all(
    world.alive.map(async (instance) => {
      const response = await instance.request("/healthz", {}, "127.0.0.1");
      return response.text();
    }),
  );
  return texts.filter((text) => !/^ok(?:\n|$)/.test(text));
}

/** An author who writes again within the year keeps the earlier enquiries. */
async function writeOnceMore(world: World, visitors: Visitors, audit: Audit): Promise<void> {
  for (const isWriting of [true, false]) {
    await world.time.leap((retention.enquiryMonths / 2 + 1) * monthMs);
    if (isWriting) await visitors.writers.writeAll(world.alive[0]!);
    audit.check();
  }
}

/**
 * Data older than the privacy policy allows is erased, from the files too, at most a day after the storage works again.
 */
async function checkRetention(world: World, audit: Audit): Promise<void> {
  const months = [retention.enquiryMonths + 1, 12 * (retention.bookingYears + 1)];
  const kinds = ["enquiries", "bookings"] as const;
  for (const [index, kind] of kinds.entries()) {
    for (const instance of world.alive) instance.storage = { failing: 0.3, killedAfter: Infinity };
    await world.time.leap((months[index] ?? 0) * monthMs);
    for (const instance of world.alive) instance.storage = { failing: 0, killedAfter: Infinity };
    await world.time.leap(dayMs);
    audit.check();
    const { size } = world.read()[kind];
    if (size > 0) world.fail(`${String(size)} ${kind} outlive their time`);
  }
  const traces = world.inspector.findTraces(people.map(({ email }) => email));
  if (traces.length > 0) world.fail(`${traces.join(", ")} can still be read in the files`);
  for (const instance of world.alive) await world.stop(instance);
}
