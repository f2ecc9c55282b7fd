import { existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import es from "#folder/content/copy/es/bookingPage.json" with { type: "json" };
import type { EnquiryStore } from "../../service/mail/store/enquiry-store.ts";
import { openStores } from "../../service/open-stores.ts";
import { enquiryBody, jsonCall, params } from "./make-service.ts";
import { makeSite } from "./make-site.ts";
import { runTool, ServiceProcess, runCli } from "./service-process.ts";
import { makeDataDir } from "../support/stores/place.ts";
import { Visitor } from "./visitor.ts";

const enquiryCount = 20;
// A hundred take two minutes: BACKUP_DRILLS=100 npm test -- --only contract
const drills = Number(process.env["BACKUP_DRILLS"] ?? 2);
vi.setConfig({ testTimeout: 600_000 + drills * 50_000 });

const openCalendar = async (url: string) =>
  new Visitor((path, init) => fetch(new URL(path, url), { ...init, redirect: "manual" })).open(
    "/booking",
  );

async function book(url: string) {
  const visitor = await openCalendar(url);
  await visitor.follow(visitor.slots()[0] ?? "");
  await visitor.press(es.details.submit, { name: "Ana", email: "ana@example.com" });
  await visitor.press(es.payment.providers.demonstration.button);
  expect(visitor.heading).toBe(es.appointment.titleConfirmed);
  return visitor;
}

const freeSlots = async (url: string) => (await openCalendar(url)).slots();

/** Stores enquiries one after the other; `answered` has the ids of those on the disk. */
function writeOn(enquiries: EnquiryStore) {
  const stopping = new AbortController();
  const answered: string[] = [];
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const message = `Meanwhile ${answered.length}`;
      const content = { ...params, message, locale: null, caseStudy: null };
      answered.push((await enquiries.add({ ...content, template: "contact" })).id);
      await nextTurn();
    }
  };
  const running = run();
  return {
    answered,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

test("a backup made under load brings back every enquiry and booking, and the links to them", async () => {
  const [siteDir, dataDir] = [makeSite(), makeDataDir()];
  const backup = join(makeDataDir(), "backup");
  const service = new ServiceProcess(siteDir, { DATA_DIR: dataDir });
  const url = await service.findUrl();
  const appointment = await book(url);
  const slots = await freeSlots(url);
  const messages = Array.from({ length: enquiryCount }, (_, index) => `Enquiry ${index}`);
  const answers = await Promise.all(
    messages.map(async (message) => {
      const { path, init } = jsonCall(enquiryBody({ message }));
      return (await fetch(url + path, init)).status;
    }),
  );
  expect(new Set(answers)).toEqual(new Set([200]));
  const writer = openStores(dataDir, Date.now);
  const load = writeOn(writer.enquiries);
  const saved = await runTool("backup", [backup], { DATA_DIR: dataDir });
  await load.stop();
  expect(load.answered.length).toBeGreaterThan(0);
  await writer.close();
  expect(saved).toMatchObject({ code: 0, errors: "" });
  const count = /^Saved in \S+backup\. Enquiries: (\d+), bookings: 1\.\n$/.exec(saved.output)?.[1];
  expect(Number(count)).toBeGreaterThanOrEqual(enquiryCount);
  expect(readdirSync(backup).toSorted()).toEqual(["bookings.sqlite", "enquiries.sqlite"]);
  expect(statSync(join(backup, "bookings.sqlite")).mode & 0o777).toBe(0o600);
  await service.end("SIGKILL");

  const other = makeDataDir();
  const restored = await runTool("restore", [backup], { DATA_DIR: other });
  expect(restored).toEqual({
    code: 0,
    errors: "",
    output: `Restored in ${other}. Enquiries: ${count}, bookings: 1.\n`,
  });
  const again = await new ServiceProcess(siteDir, { DATA_DIR: other }).findUrl();
  const link = await fetch(new URL(appointment.path, again), { headers: { accept: "text/html" } });
  expect(link.status).toBe(200);
  expect(await freeSlots(again)).toEqual(slots);
  const { output } = await runCli(["export", "--json"], { DATA_DIR: other });
  const kept = JSON.parse(output) as { message: string }[];
  expect(kept.map(({ message }) => message)).toEqual(expect.arrayContaining(messages));
});

test(`no backup made under load misses a row that was answered, ${String(drills)} times`, async () => {
  const dataDir = makeDataDir();
  const writer = openStores(dataDir, Date.now);
  const load = writeOn(writer.enquiries);
  for (let drill = 0; drill < drills; drill += 1) {
    const before = [...load.answered];
    const backup = join(makeDataDir(), "backup");
    expect((await runTool("backup", [backup], { DATA_DIR: dataDir })).code).toBe(0);
    const other = makeDataDir();
    expect((await runTool("restore", [backup], { DATA_DIR: other })).code).toBe(0);
    const restored = openStores(other, Date.now);
    const kept = new Set((await Array.fromAsync(restored.enquiries.list())).map(({ id }) => id));
    await restored.close();
    expect(before.filter((id) => !kept.has(id))).toEqual([]);
  }
  await load.stop();
  await writer.close();
});

test("restores neither under a running service nor over data without --replace", async () => {
  const [siteDir, dataDir] = [makeSite(), makeDataDir()];
  const backup = join(makeDataDir(), "backup");
  const settings = { DATA_DIR: dataDir };
  const empty = await runTool("backup", [backup], settings);
  expect([empty.code, empty.errors]).toEqual([
    1,
    `There is nothing to back up in ${dataDir}. Check DATA_DIR.\n`,
  ]);
  const service = new ServiceProcess(siteDir, settings);
  const url = await service.findUrl();
  const post = async (message: string) => {
    const { path, init } = jsonCall(enquiryBody({ message }));
    expect((await fetch(url + path, init)).status).toBe(200);
  };
  await post("Before the backup");
  expect((await runTool("backup", [backup], settings)).code).toBe(0);
  expect((await runTool("backup", [backup], settings)).errors).toContain("exists already");
  await post("After the backup");

  const over = await runTool("restore", [backup], settings);
  expect([over.code, over.errors]).toEqual([
    1,
    `There is data in ${dataDir}. To replace it for good, add --replace.\n`,
  ]);
  const under = await runTool("restore", [backup, "--replace"], settings);
  expect([under.code, under.errors]).toEqual([1, expect.stringContaining("Stop it first.")]);
  await post("Still there");
  await service.end("SIGKILL");
  expect((await runTool("restore", [backup, "--replace"], settings)).code).toBe(0);
  const { output } = await runCli(["list"], settings);
  expect(output.trimEnd().split("\n")).toHaveLength(2);
});

test("refuses an incomplete folder as a backup", async () => {
  const [dataDir, broken] = [makeDataDir(), makeDataDir()];
  const missing = await runTool("restore", [broken], { DATA_DIR: dataDir });
  expect(missing.errors).toContain(`${broken} is not a backup`);
  for (const file of ["enquiries", "bookings"]) {
    writeFileSync(join(broken, `${file}.sqlite`), "no database ".repeat(500));
  }
  const damaged = await runTool("restore", [broken], { DATA_DIR: dataDir });
  expect([damaged.code, damaged.errors]).toEqual([1, expect.stringContaining("not a database")]);
  expect(existsSync(join(dataDir, "enquiries.sqlite"))).toBe(false);
  for (const tool of ["backup", "restore"]) {
    const help = await runTool(tool, [], { DATA_DIR: dataDir });
    expect([help.code, help.errors]).toEqual([2, expect.stringContaining(`npm run ${tool} -- `)]);
  }
});
