import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import es from "#folder/content/copy/es/bookingPage.json" with { type: "json" };
import { findConfirmationLink } from "../support/booking/find-confirmation-link.ts";
import { SmtpSink } from "../support/smtp-sink.ts";
import { callerOf, holdLast } from "./caller.ts";
import { makeSite } from "./make-site.ts";
import { ServiceProcess } from "./service-process.ts";
import { makeDataDir } from "../support/stores/place.ts";
import { Visitor } from "./visitor.ts";

const kills = 6;
const paymentsPerKill = 4;
const pay = es.payment.providers.demonstration.button;

function inspect(dataDir: string, sql: string): Record<string, unknown>[] {
  return useDatabase(dataDir, (database) => database.prepare(sql).all());
}

function useDatabase<Result>(dataDir: string, act: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(join(dataDir, "bookings.sqlite"));
  try {
    return act(database);
  } finally {
    database.close();
  }
}

/** Slows a statement down, by counting up to `countTo`, to show that a change is atomic. */
function slowDown(dataDir: string, statement: string, countTo: number): void {
  const counting = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${String(countTo)}) SELECT i FROM n`;
  useDatabase(dataDir, (database) => {
    database.exec(
      `CREATE TRIGGER slow BEFORE ${statement} BEGIN SELECT count(*) FROM (${counting}); END`,
    );
  });
}

const endless = 1e12;

/** Returns true while another connection is writing. */
function isBeingWritten(dataDir: string): boolean {
  return useDatabase(dataDir, (database) => {
    try {
      database.exec("BEGIN IMMEDIATE; ROLLBACK");
      return false;
    } catch {
      return true;
    }
  });
}

const everyBooking = `
  SELECT state, paid_at IS NOT NULL AS isPaid,
         (SELECT count(*) FROM notification WHERE booking_id = booking.id) AS notifications
  FROM booking JOIN purchase ON purchase.id = purchase_id`;
const held = { state: "held", isPaid: 0, notifications: 0 };
const confirmed = { state: "confirmed", isPaid: 1, notifications: 2 };

test("of 50 visitors who want one hour at once, at two services, one gets it and 49 are refused", async () => {
  const [siteDir, dataDir] = [makeSite(), makeDataDir()];
  const services = [1, 2].map(() => new ServiceProcess(siteDir, { DATA_DIR: dataDir }));
  const urls = await Promise.all(services.map(async (service) => service.findUrl()));
  const visitors = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const visitor = await new Visitor(callerOf(urls[index % 2] ?? "", index)).open("/booking");
      return visitor.follow(visitor.slots()[0] ?? "");
    }),
  );
  // A tenth of a second, in which the others check whether the slot is free.
  slowDown(dataDir, "INSERT ON purchase", 1e6);
  await Promise.all(
    visitors.map(async (visitor, index) => {
      const email = `visitor${String(index)}@example.com`;
      return visitor.press(es.details.submit, { name: "Ana", email });
    }),
  );
  const answers = visitors.map(({ status, heading }) => `${String(status)} ${heading}`);
  expect(answers.toSorted()).toEqual([
    `200 ${es.payment.title}`,
    ...Array.from({ length: 49 }, () => `409 ${es.notices.taken.title}`),
  ]);
  const winner = visitors.find(({ status }) => status === 200);
  await Promise.all([winner?.press(pay), winner?.press(pay), winner?.press(pay)]);
  expect(inspect(dataDir, everyBooking)).toEqual([confirmed]);
});

test.each([
  "UPDATE OF paid_at ON purchase",
  "UPDATE OF state ON booking",
  "INSERT ON notification WHEN NEW.recipient = 'visitor'",
  "INSERT ON notification WHEN NEW.recipient = 'owner'",
])(
  "a SIGKILL at %j leaves the hold as it was, and the payment can be made again",
  async (statement) => {
    const [siteDir, dataDir] = [makeSite(), makeDataDir()];
    const first = new ServiceProcess(siteDir, { DATA_DIR: dataDir });
    const visitor = await holdLast(await first.findUrl(), 1);
    const { path, init } = visitor.fillForm(pay);
    slowDown(dataDir, statement, endless);
    const cutOff = visitor.send(path, init).catch(() => "cut off");
    await expect.poll(() => isBeingWritten(dataDir), { timeout: 20_000 }).toBe(true);
    await first.end("SIGKILL");
    expect(await cutOff).toBe("cut off");
    expect(inspect(dataDir, everyBooking)).toEqual([held]);
    useDatabase(dataDir, (database) => database.exec("DROP TRIGGER slow"));
    const second = new ServiceProcess(siteDir, { DATA_DIR: dataDir });
    const again = new Visitor(callerOf(await second.findUrl(), 1));
    await again.send(path, init);
    expect(again.heading).toBe(es.appointment.titleConfirmed);
    expect(inspect(dataDir, everyBooking)).toEqual([confirmed]);
  },
);

test(`${String(kills)} SIGKILLs at any moment among payments leave no half booking, and lose none that was answered`, async () => {
  const [siteDir, dataDir] = [makeSite(), makeDataDir()];
  const answered: string[] = [];
  let number = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const service = new ServiceProcess(siteDir, { DATA_DIR: dataDir });
    const url = await service.findUrl();
    const payments = [];
    for (let index = 0; index < paymentsPerKill; index += 1) {
      const visitor = await holdLast(url, (number += 1));
      payments.push({ number, ...visitor.fillForm(pay) });
    }
    const killAfter = 1 + Math.floor(Math.random() * paymentsPerKill);
    const before = answered.length;
    const paying = payments.map(async ({ path, init, ...payer }) => {
      const answer = await callerOf(url, payer.number)(path, init);
      if (answer.status === 303) answered.push(`visitor${String(payer.number)}@example.com`);
      if (answered.length - before === killAfter) service.child.kill("SIGKILL");
    });
    await Promise.allSettled(paying);
    await service.end("SIGKILL");
    for (const booking of inspect(dataDir, everyBooking)) {
      expect([held, confirmed]).toContainEqual({ ...booking });
    }
    const paid = inspect(dataDir, "SELECT email FROM purchase WHERE paid_at IS NOT NULL");
    expect(paid.map(({ email }) => email)).toEqual(expect.arrayContaining(answered));
  }
  expect(answered.length).toBeGreaterThanOrEqual(kills);
  expect(inspect(dataDir, "PRAGMA integrity_check")).toEqual([{ integrity_check: "ok" }]);
});

test("a payment cut off by a SIGKILL can be made again, and is confirmed and mailed once", async () => {
  const [siteDir, dataDir] = [makeSite(), makeDataDir()];
  const sink = await new SmtpSink().comeUp();
  const settings = { DATA_DIR: dataDir, SMTP_URL: sink.url, MAIL_TO: "owner@example.org" };
  const first = new ServiceProcess(siteDir, settings);
  const openMailbox = async () =>
    findConfirmationLink((await sink.waitForMails(1))[0]?.mail.text ?? "");
  const call = callerOf(await first.findUrl(), 1);
  const visitor = await new Visitor(call, openMailbox).open("/booking");
  await visitor.follow(visitor.slots()[0] ?? "");
  await visitor.press(es.details.submit, { name: "Ana", email: "ana@example.com" });
  await visitor.press(es.confirmation.button);
  await visitor.followMail();
  const { path, init } = visitor.fillForm(es.confirmation.confirm);
  const cutOff = visitor.send(path, init).catch(() => undefined);
  first.child.kill("SIGKILL");
  await cutOff;
  await first.end("SIGKILL");
  const second = new ServiceProcess(siteDir, settings);
  const again = new Visitor(callerOf(await second.findUrl(), 1));
  await again.send(path, init);
  await again.send(path, init);
  expect(again.heading).toBe(es.appointment.titleConfirmed);
  const mails = await sink.waitForMails(3);
  expect(mails.flatMap(({ envelopeTo }) => envelopeTo).toSorted()).toEqual([
    "ana@example.com",
    "ana@example.com",
    "owner@example.org",
  ]);
  expect(await second.end("SIGTERM")).toBe(0);
  expect(sink.mails).toHaveLength(3);
  expect(await second.errors).not.toMatch(/ana@|Ana/);
  await sink.goDown();
});
