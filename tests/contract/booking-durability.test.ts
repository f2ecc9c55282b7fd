import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { buffer } from "node:stream/consumers";
import { expect, test, vi } from "vitest";
import es from "../../content/copy/es/bookingPage.json" with { type: "json" };
import { SmtpSink } from "../support/smtp-sink.ts";
import { makeSite } from "./make-site.ts";
import { makeDataDir, ServiceProcess } from "./service-process.ts";
import { Visitor } from "./visitor.ts";

const kills = 12;
const paymentsPerKill = 4;
const pay = es.payment.providers.demonstration.button;
vi.setConfig({ testTimeout: 120_000 });

/** A visitor with an address of their own, of which this machine's loopback has many. */
function visitorOf(url: string, number: number): Visitor {
  const localAddress = `127.0.${String(1 + Math.floor(number / 250))}.${String(1 + (number % 250))}`;
  return new Visitor(async (path, init) => {
    const { method = "GET", headers } = init;
    const body = init.body instanceof URLSearchParams ? init.body.toString() : undefined;
    const type = body === undefined ? {} : { "content-type": "application/x-www-form-urlencoded" };
    const call = request(new URL(path, url), {
      method,
      localAddress,
      agent: false,
      headers: { ...(headers as Record<string, string>), ...type },
    });
    call.end(body);
    const [answer] = (await once(call, "response")) as [IncomingMessage];
    const text = await buffer(answer);
    const { location } = answer.headers;
    const kept = location === undefined ? {} : { location };
    return new Response(text, { status: answer.statusCode ?? 0, headers: kept });
  });
}

function inspect(dataDir: string, sql: string) {
  const database = new DatabaseSync(join(dataDir, "bookings.sqlite"), { readOnly: true });
  const rows = database.prepare(sql).all();
  database.close();
  return rows;
}

test("of 50 who ask for one hour at once, at two services, one gets it and 49 are told", async () => {
  const [siteDir, dataDir] = [makeSite(), makeDataDir()];
  const services = [1, 2].map(() => new ServiceProcess(siteDir, { DATA_DIR: dataDir }));
  const urls = await Promise.all(services.map(async (service) => service.findUrl()));
  const visitors = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const visitor = await visitorOf(urls[index % 2] ?? "", index).open("/booking");
      return visitor.follow(visitor.slots()[0] ?? "");
    }),
  );
  await Promise.all(
    visitors.map(async (visitor, index) => {
      const email = `visitor${String(index)}@example.com`;
      return visitor.press(es.details.submit, { name: "Ana", email });
    }),
  );
  const answers = visitors.map(({ status, heading }) => `${String(status)} ${heading}`);
  expect(answers.filter((answer) => answer === `200 ${es.payment.title}`)).toHaveLength(1);
  expect(answers.filter((answer) => answer === `409 ${es.notices.taken.title}`)).toHaveLength(49);
  const winner = visitors.find(({ status }) => status === 200);
  await Promise.all([winner?.press(pay), winner?.press(pay), winner?.press(pay)]);
  expect(inspect(dataDir, "SELECT state FROM booking")).toEqual([{ state: "confirmed" }]);
  expect(inspect(dataDir, "SELECT id FROM letter")).toHaveLength(2);
});

test(`leaves no half booking after ${String(kills)} SIGKILLs between payment and confirmation`, async () => {
  const [siteDir, dataDir] = [makeSite(), makeDataDir()];
  const confirmed: string[] = [];
  let number = 0;
  let interrupted = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const service = new ServiceProcess(siteDir, { DATA_DIR: dataDir });
    const url = await service.findUrl();
    const visitors: Visitor[] = [];
    for (let index = 0; index < paymentsPerKill; index += 1) {
      const visitor = await visitorOf(url, (number += 1)).open("/booking?week=2099-01-05");
      const [slot] = visitor.slots();
      await visitor.follow(slot ?? "");
      const email = `visitor${String(number)}@example.com`;
      visitors.push(await visitor.press(es.details.submit, { name: "Ana", email }));
    }
    const killAfter = Math.floor(Math.random() * paymentsPerKill);
    let answered = 0;
    const paying = visitors.map(async (visitor) => {
      const { path, init } = visitor.fillForm(pay);
      const email = visitor.text;
      const answer = await visitor.send(path, init).catch(() => undefined);
      if (answer?.heading === es.appointment.titleConfirmed) confirmed.push(email);
      answered += 1;
      if (answered === killAfter) service.child.kill("SIGKILL");
    });
    if (killAfter === 0) setImmediate(() => service.child.kill("SIGKILL"));
    await Promise.allSettled(paying);
    await service.end("SIGKILL");

    const rows = inspect(
      dataDir,
      `SELECT state, paid_at IS NOT NULL AS isPaid,
              (SELECT count(*) FROM letter WHERE booking_id = booking.id) AS letters
       FROM booking JOIN purchase ON purchase.id = purchase_id`,
    );
    for (const row of rows) {
      expect([
        { state: "held", isPaid: 0, letters: 0 },
        { state: "confirmed", isPaid: 1, letters: 2 },
      ]).toContainEqual({ ...row });
    }
    const stored = rows.filter(({ state }) => state === "confirmed").length;
    expect(stored).toBeGreaterThanOrEqual(confirmed.length);
    interrupted += rows.filter(({ state }) => state === "held").length;
  }
  expect(interrupted).toBeGreaterThan(0);
  expect(confirmed.length).toBeGreaterThan(0);
  const database = new DatabaseSync(join(dataDir, "bookings.sqlite"));
  expect(database.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
  database.close();
});

test("a payment cut off by a SIGKILL can be made again, and is confirmed and mailed once", async () => {
  const [siteDir, dataDir] = [makeSite(), makeDataDir()];
  const sink = await new SmtpSink().comeUp();
  const settings = { DATA_DIR: dataDir, SMTP_URL: sink.url, MAIL_TO: "owner@example.org" };
  const first = new ServiceProcess(siteDir, settings);
  const visitor = await visitorOf(await first.findUrl(), 1).open("/booking");
  await visitor.follow(visitor.slots()[0] ?? "");
  await visitor.press(es.details.submit, { name: "Ana", email: "ana@example.com" });
  const { path, init } = visitor.fillForm(pay);
  const cutOff = visitor.send(path, init).catch(() => undefined);
  first.child.kill("SIGKILL");
  await cutOff;
  await first.end("SIGKILL");
  const second = new ServiceProcess(siteDir, settings);
  const again = visitorOf(await second.findUrl(), 1);
  await again.send(path, init);
  await again.send(path, init);
  expect(again.heading).toBe(es.appointment.titleConfirmed);
  const mails = await sink.waitForMails(2);
  expect(mails.flatMap(({ envelopeTo }) => envelopeTo).toSorted()).toEqual([
    "ana@example.com",
    "owner@example.org",
  ]);
  expect(await second.end("SIGTERM")).toBe(0);
  expect(sink.mails).toHaveLength(2);
  expect(await second.errors).not.toMatch(/ana@|Ana/);
  await sink.goDown();
});
