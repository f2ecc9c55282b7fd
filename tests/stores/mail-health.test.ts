import { utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { listDeliveryWarnings } from "../../service/delivery/list-delivery-warnings.ts";
import { patientAttempts } from "../../service/delivery/retry-schedule.ts";
import { backupStamp } from "../../service/storage/back-up.ts";
import { SmtpSink } from "../support/smtp-sink.ts";
import { enquiryBody, jsonCall, makeService, params } from "../contract/make-service.ts";
import { makeSite } from "../contract/make-site.ts";
import { runCli, ServiceProcess } from "../contract/service-process.ts";
import { makeDataDir } from "../support/stores/place.ts";
import { testOnDatabases } from "../support/stores/test-on-databases.ts";

const dayMs = 24 * 3_600_000;
const warning =
  "Mails that could not be delivered: 1. See why: npm run mail -- list. Send again: npm run mail -- retry failed";

testOnDatabases(
  "reports refused mails in the health, in the log and at the start, until they are delivered",
  async (place) => {
    const [sink, siteDir] = [await new SmtpSink().comeUp(), makeSite()];
    onTestFinished(() => sink.goDown());
    const settings = { ...place, SMTP_URL: sink.url, MAIL_TO: "owner@example.org" };
    const first = new ServiceProcess(siteDir, settings);
    const url = await first.findUrl();
    const readHealth = async () => {
      const answer = await fetch(`${url}/healthz`);
      return `${answer.status} ${await answer.text()}`;
    };
    expect(await readHealth()).toBe("200 ok");
    sink.refuseWith(550);
    const { path, init } = jsonCall(enquiryBody());
    expect((await fetch(url + path, init)).status).toBe(200);
    await expect.poll(readHealth, { timeout: 20_000 }).toBe(`200 degraded\n${warning}`);
    await first.end("SIGTERM");
    expect(await first.errors).toMatch(/"event":"mail-failed".*"reason":"550"/);

    sink.refuseWith(undefined);
    const second = new ServiceProcess(siteDir, settings);
    const again = await second.findUrl();
    await runCli(["retry", "failed"], settings);
    await second.end("SIGTERM");
    expect(await second.errors).toContain(warning);
    const third = new ServiceProcess(siteDir, settings);
    await third.findUrl();
    await sink.waitForMails(1);
    await third.end("SIGTERM");
    expect(await third.errors).not.toContain("could not be delivered");
    expect(again).not.toBe("");
  },
);

test("reports a mail server that has been unreachable for a quarter of an hour", async () => {
  const { enquiries, clock } = makeService();
  const since = clock.time;
  const outbox = { findOutage: () => ({ since, isAccount: false, reason: "ECONNREFUSED" }) };
  const watched = [{ command: "npm run mail", queue: enquiries, outbox }];
  const minute = 60_000;
  expect(await listDeliveryWarnings(watched, since + 15 * minute - 1)).toEqual([]);
  expect(await listDeliveryWarnings(watched, since + 15 * minute)).toEqual([
    "The mail server has been out of reach since 2026-07-11T08:05:00.000Z. See why: npm run mail -- list",
  ]);
});

test("reports at once an account that the mail server refuses", async () => {
  const { enquiries, clock } = makeService();
  const outage = { since: clock.time, isAccount: true, reason: "530 5.7.0" };
  const watched = [
    { command: "npm run mail", queue: enquiries, outbox: { findOutage: () => outage } },
  ];
  expect(await listDeliveryWarnings(watched, clock.time)).toEqual([
    "The mail server refuses the account of SMTP_URL or its sender (530 5.7.0) since 2026-07-11T08:05:00.000Z: mails wait until it is corrected. See why: npm run mail -- list",
  ]);
});

testOnDatabases(
  "reports mails that the server has deferred for an hour, where mails are sent",
  async (place) => {
    const { enquiries, clock } = makeService({ place });
    const { id } = await enquiries.add({
      ...params,
      template: "contact",
      locale: "es",
      caseStudy: null,
    });
    const putOff = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        await enquiries.claimNext();
        await enquiries.postpone(id, clock.time, "451 later");
      }
    };
    const watch = async (outbox: { findOutage: () => undefined } | undefined) =>
      listDeliveryWarnings([{ command: "npm run mail", queue: enquiries, outbox }], clock.time);
    const sending = { findOutage: () => undefined };
    await putOff(patientAttempts - 1);
    expect(await watch(sending)).toEqual([]);
    await putOff(1);
    expect(await watch(sending)).toEqual([
      "Mails that the mail server has put off for an hour: 1. See why: npm run mail -- list",
    ]);
    expect(await watch(undefined)).toEqual([]);
    await enquiries.markDelivered(id);
    expect(await watch(sending)).toEqual([]);
  },
);

test("notes a backup that is missing or old, and stays ok", async () => {
  const dataDir = makeDataDir();
  const { app, clock } = makeService({ backedUp: dataDir, time: Date.now() });
  const readHealth = async () => {
    clock.time += 1_000;
    return (await app.request("/healthz")).text();
  };
  expect(await readHealth()).toBe("ok");
  writeFileSync(join(dataDir, "enquiries.sqlite"), "");
  const begun = clock.time;
  expect(await readHealth()).toBe("ok");
  clock.time = begun + 8 * dayMs;
  expect(await readHealth()).toBe("ok\nThere is no backup yet");
  const stamp = join(dataDir, backupStamp);
  writeFileSync(stamp, "");
  utimesSync(stamp, clock.time / 1000, clock.time / 1000);
  expect(await readHealth()).toBe("ok");
  clock.time += 9.5 * dayMs;
  expect(await readHealth()).toBe("ok\nThe last backup is 9 days old");
});

testOnDatabases("reports a refusal for a week", async (place) => {
  const { enquiries, clock } = makeService({ place });
  const { id } = await enquiries.add({
    template: "contact",
    from_name: "Ana",
    reply_to: "ana@example.com",
    service: "dashboard",
    message: "Hola",
    locale: "es",
    caseStudy: null,
  });
  await enquiries.markFailed(id, "550 never");
  const watched = [{ command: "npm run mail", queue: enquiries, outbox: undefined }];
  const week = 7 * 24 * 60 * 60 * 1000;
  expect(await listDeliveryWarnings(watched, clock.time + week - 1)).toEqual([warning]);
  expect(await listDeliveryWarnings(watched, clock.time + week)).toEqual([]);
});
