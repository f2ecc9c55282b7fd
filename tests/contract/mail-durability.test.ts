import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { SmtpSink } from "../support/smtp-sink.ts";
import { enquiryBody, jsonCall } from "./make-service.ts";
import { makeSite } from "./make-site.ts";
import { runCli, ServiceProcess } from "./service-process.ts";
import { makeDataDir } from "../support/stores/place.ts";

const kills = 15;
// Generous for a busy machine: no test waits longer than necessary.
const patience = { timeout: 300_000 };

async function makeSink() {
  const sink = await new SmtpSink().comeUp();
  onTestFinished(() => sink.goDown());
  return sink;
}

function mailSettings(sink: SmtpSink, dataDir: string) {
  return {
    DATA_DIR: dataDir,
    SMTP_URL: sink.url,
    MAIL_TO: "Owner <owner@example.org>",
    MAIL_FROM: "web@site.example",
  };
}

async function send(url: string, message: string): Promise<string> {
  const { path, init } = jsonCall(enquiryBody({ message, locale: "en" }));
  const answer = await fetch(url + path, init);
  return `${answer.status} ${await answer.text()}`;
}

function readStates(dataDir: string): Map<string, string> {
  const database = new DatabaseSync(join(dataDir, "enquiries.sqlite"), { readOnly: true });
  const rows = database
    .prepare("SELECT message, state FROM enquiry JOIN delivery ON enquiry_id = id")
    .all();
  database.close();
  return new Map(rows.map(({ message, state }) => [String(message), String(state)]));
}

test("delivers once an enquiry that was answered right before a SIGKILL", async () => {
  const [sink, siteDir, dataDir] = [await makeSink(), makeSite(), makeDataDir()];
  const settings = mailSettings(sink, dataDir);
  await sink.goDown();
  const first = new ServiceProcess(siteDir, settings);
  expect(await send(await first.findUrl(), "Antes del corte")).toBe("200 OK");
  await first.end("SIGKILL");
  await sink.comeUp();

  const second = new ServiceProcess(siteDir, settings);
  const url = await second.findUrl();
  const [caught] = await sink.waitForMails(1);
  expect(caught?.envelopeFrom).toBe("web@site.example");
  expect(caught?.envelopeTo).toEqual(["owner@example.org"]);
  expect(caught?.mail.from).toMatchObject({ name: "Ana Pérez (web)", address: "web@site.example" });
  expect(caught?.mail.replyTo).toMatchObject([
    { name: "Ana Pérez", address: "ana.perez@example.com" },
  ]);
  expect(caught?.mail.subject).toBe("Consulta web: Cuadro de mando para mi empresa - Ana Pérez");
  expect(caught?.mail.text).toContain("Antes del corte");
  expect(caught?.mail.text).toContain("Idioma: inglés");

  // The second enquiry is sent after the first, so that any second copy would arrive before it.
  await send(url, "Después");
  await sink.waitForMails(2);
  await expect
    .poll(() => [...readStates(dataDir).values()], patience)
    .toEqual(["delivered", "delivered"]);
  expect(await second.end("SIGTERM")).toBe(0);
  expect(sink.mails).toHaveLength(2);

  const third = new ServiceProcess(siteDir, settings);
  await send(await third.findUrl(), "Tras otro arranque");
  await sink.waitForMails(3);
  expect(sink.mails.map(({ mail }) => mail.text?.trimEnd().split("\n").at(-1))).toEqual([
    "Antes del corte",
    "Después",
    "Tras otro arranque",
  ]);
  const log = (await third.end("SIGTERM").then(() => third.errors)) + (await second.errors);
  expect(log).toContain("mail-delivered");
  expect(log).not.toMatch(/example|Ana|Antes|Después/);
});

test("loses nothing while the mail server is down or refuses, and gives up nothing for good", async () => {
  const [sink, dataDir] = [await makeSink(), makeDataDir()];
  const settings = mailSettings(sink, dataDir);
  const service = new ServiceProcess(makeSite(), settings);
  const url = await service.findUrl();
  sink.refuseWith(550);
  await send(url, "Rechazado");
  await expect.poll(() => readStates(dataDir).get("Rechazado"), patience).toBe("failed");
  await sink.goDown();
  await send(url, "Sin servidor");
  sink.refuseWith(451);
  await sink.comeUp();
  await send(url, "Más tarde");
  await expect.poll(() => sink.offers, patience).toBeGreaterThanOrEqual(2);
  sink.refuseWith(undefined);
  // The first wait is five seconds: the service retries both by itself.
  const mails = await sink.waitForMails(2);
  expect(new Set(mails.map(({ mail }) => mail.text?.trimEnd().split("\n").at(-1)))).toEqual(
    new Set(["Sin servidor", "Más tarde"]),
  );
  await expect
    .poll(() => Object.fromEntries(readStates(dataDir)), patience)
    .toEqual({ Rechazado: "failed", "Sin servidor": "delivered", "Más tarde": "delivered" });

  const listed = await runCli(["list"], settings);
  expect(listed).toMatchObject({ code: 0, errors: "" });
  expect(listed.output.match(/delivered/g)).toHaveLength(2);
  expect(listed.output).toMatch(/failed after attempt 1: .*550/);
  expect((await runCli(["retry", "failed"], settings)).output).toBe("1 put back in the queue.\n");
  await service.end("SIGTERM");
  const restarted = new ServiceProcess(makeSite(), settings);
  await restarted.findUrl();
  await sink.waitForMails(3);
});

test("keeps enquiries without a mail server, and delivers them once there is one", async () => {
  const [sink, siteDir, dataDir] = [await makeSink(), makeSite(), makeDataDir()];
  const without = new ServiceProcess(siteDir, { DATA_DIR: dataDir });
  expect(await send(await without.findUrl(), "Guardado")).toBe("200 OK");
  expect(without.output).toContain(
    '(no SMTP_URL: enquiries are kept, read them with "npm run mail -- list")',
  );
  expect(await without.end("SIGTERM")).toBe(0);
  expect(readStates(dataDir).get("Guardado")).toBe("stored");
  const withServer = new ServiceProcess(siteDir, mailSettings(sink, dataDir));
  await withServer.findUrl();
  expect(withServer.output).not.toContain("SMTP_URL");
  const [caught] = await sink.waitForMails(1);
  expect(caught?.mail.text).toContain("Guardado");
});

test(`has every answered enquiry on the disk after ${kills} SIGKILLs under load`, async () => {
  const [siteDir, dataDir] = [makeSite(), makeDataDir()];
  const answered: string[] = [];
  let sent = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const service = new ServiceProcess(siteDir, { DATA_DIR: dataDir });
    const url = await service.findUrl();
    // The limit is twenty per client: the process is killed during one of the enquiries in between.
    const killAfter = 1 + Math.floor(Math.random() * 15);
    const before = answered.length;
    const post = async (): Promise<void> => {
      const message = `Enquiry ${(sent += 1)}`;
      if ((await send(url, message)) === "200 OK") answered.push(message);
      if (answered.length - before === killAfter) service.child.kill("SIGKILL");
    };
    await Promise.allSettled(Array.from({ length: 20 }, post));
    await service.end("SIGKILL");
    const stored = readStates(dataDir);
    expect(answered.filter((message) => !stored.has(message))).toEqual([]);
  }
  expect(answered.length).toBeGreaterThanOrEqual(kills);
  const database = new DatabaseSync(join(dataDir, "enquiries.sqlite"));
  expect(database.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
  const orphans = "SELECT id FROM enquiry WHERE id NOT IN (SELECT enquiry_id FROM delivery)";
  expect(database.prepare(orphans).all()).toEqual([]);
  database.close();
});
