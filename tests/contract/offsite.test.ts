import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { dataFiles } from "../../service/data-files.ts";
import { fetchNewest } from "../../service/storage/offsite/fetch-newest.ts";
import { openTarget } from "../../service/storage/offsite/open-target.ts";
import { readOffsiteStatus } from "../../service/storage/offsite/offsite-status.ts";
import { makeKey } from "../../service/storage/offsite/seal.ts";
import { makeDataDir } from "../support/stores/place.ts";
import { enquiryBody, jsonCall } from "./make-service.ts";
import { makeSite } from "./make-site.ts";
import { runCli, runTool, ServiceProcess } from "./service-process.ts";

vi.setConfig({ testTimeout: 300_000 });

/** Makes a service whose data is copied to another folder, not started yet. */
function makeOffsite() {
  const [siteDir, dataDir, away] = [makeSite(), makeDataDir(), makeDataDir()];
  const settings = { DATA_DIR: dataDir, BACKUP_TO: away, BACKUP_KEY: makeKey() };
  const start = () => new ServiceProcess(siteDir, settings);
  return { dataDir, away, settings, start };
}

async function post(service: ServiceProcess, message: string): Promise<void> {
  const { path, init } = jsonCall(enquiryBody({ message }));
  expect((await fetch((await service.findUrl()) + path, init)).status).toBe(200);
}

/** Waits until the newest copy has this many enquiries. */
async function waitForRows(away: string, key: string, count: number): Promise<void> {
  const countRows = async () => {
    const rows = await fetchNewest(openTarget(away), dataFiles, key, makeDataDir()).catch(() => ({
      enquiries: 0,
    }));
    return rows.enquiries;
  };
  await expect.poll(countRows, { timeout: 120_000 }).toBe(count);
}

test("an enquiry outlives the disk: service killed, data gone, restored from the other place", async () => {
  const { dataDir, away, settings, start } = makeOffsite();
  const service = start();
  await post(service, "The first");
  await waitForRows(away, settings.BACKUP_KEY, 1);
  await post(service, "The last before the disk fails");
  await waitForRows(away, settings.BACKUP_KEY, 2);
  await service.end("SIGKILL");
  rmSync(dataDir, { recursive: true });

  const restored = await runTool("restore", ["--from-offsite"], settings);
  expect(restored).toMatchObject({ code: 0, errors: "" });
  expect(restored.output).toContain("Enquiries: 2, bookings: 0.");
  const { output } = await runCli(["export", "--json"], settings);
  const kept = JSON.parse(output) as { message: string }[];
  expect(kept.map(({ message }) => message)).toEqual([
    "The last before the disk fails",
    "The first",
  ]);
  // Nobody can read a copy without the key.
  for (const name of readdirSync(away))
    expect(readFileSync(join(away, name)).includes("SQLite")).toBe(false);
  const other = await runTool("restore", ["--from-offsite", "--replace"], {
    ...settings,
    BACKUP_KEY: makeKey(),
  });
  expect([other.code, other.errors]).toEqual([1, expect.stringContaining("BACKUP_KEY")]);
  const again = start();
  expect(await (await fetch(`${await again.findUrl()}/healthz`)).text()).toMatch(/^ok/);
});

test("rehearses a restore at once, copies only what changed, and says what it found", async () => {
  const { dataDir, away, settings, start } = makeOffsite();
  const service = start();
  await post(service, "Hello");
  await waitForRows(away, settings.BACKUP_KEY, 1);
  const status = () => readOffsiteStatus(dataDir);
  await expect
    .poll(() => status().rehearsal?.rows, { timeout: 120_000 })
    .toEqual({ enquiries: expect.any(Number) as number, bookings: 0 });
  expect(status()).not.toHaveProperty("rehearsalFault");
  await service.end("SIGTERM");
  const names = readdirSync(away);

  // A restart, and health checks, which write to the database, are no change.
  const again = start();
  for (let check = 0; check < 3; check += 1) await fetch(`${await again.findUrl()}/healthz`);
  await post(again, "Another");
  await waitForRows(away, settings.BACKUP_KEY, 2);
  const added = readdirSync(away).filter((name) => !names.includes(name));
  expect(added).toHaveLength(1);
  await again.end("SIGTERM");
  expect(readdirSync(join(dataDir, ".offsite"))).toEqual([]);
});

test("a new machine that begins empty covers no copies, and gets them back", async () => {
  const { dataDir, away, settings, start } = makeOffsite();
  const first = start();
  await post(first, "Before the disk failed");
  await waitForRows(away, settings.BACKUP_KEY, 1);
  await first.end("SIGKILL");
  rmSync(dataDir, { recursive: true });
  const empty = start();
  await post(empty, "On the empty machine");
  const fault = () => readOffsiteStatus(dataDir).copyFault?.reason;
  await expect.poll(fault, { timeout: 120_000 }).toContain("holds copies of other data");
  await empty.end("SIGTERM");
  const restored = await runTool("restore", ["--from-offsite", "--replace"], settings);
  expect(restored.output).toContain("Enquiries: 1, bookings: 0.");
  const again = start();
  await post(again, "After the restore");
  await waitForRows(away, settings.BACKUP_KEY, 2);
  await expect.poll(fault, { timeout: 120_000 }).toBeUndefined();
});

test("a place that is away is reported, and gets everything when it is back", async () => {
  const { dataDir, away, settings, start } = makeOffsite();
  rmSync(away, { recursive: true });
  const service = start();
  await post(service, "Hello");
  const fault = () => readOffsiteStatus(dataDir).copyFault?.reason;
  await expect.poll(fault, { timeout: 120_000 }).toContain("Mount or create");
  const restored = await runTool("restore", ["--from-offsite", "--replace"], settings);
  expect(restored.errors).toContain("Mount or create the folder of BACKUP_TO");
  expect(existsSync(away)).toBe(false);
  mkdirSync(away);
  await waitForRows(away, settings.BACKUP_KEY, 1);
  await expect.poll(fault, { timeout: 120_000 }).toBeUndefined();
});

test("makes a key once, and refuses settings that would copy nothing", async () => {
  const service = new ServiceProcess(makeSite(), { DATA_DIR: makeDataDir(), BACKUP_TO: "backups" });
  expect(await service.exited).toBe(1);
  expect(await service.errors).toContain("BACKUP_TO: expected a folder's whole path");
  const unsealed = new ServiceProcess(makeSite(), { DATA_DIR: makeDataDir(), BACKUP_TO: "/away" });
  expect(await unsealed.exited).toBe(1);
  expect(await unsealed.errors).toContain("set BACKUP_KEY, which BACKUP_TO needs");
  const folder = makeDataDir();
  writeFileSync(join(folder, ".env"), "PORT=0");
  const made = await runTool("backup", ["--new-key"], { SITE_FOLDER: folder });
  const key = /^[\w-]{43}$/m.exec(made.output)?.[0];
  expect(readFileSync(join(folder, ".env"), "utf8")).toBe(`PORT=0\nBACKUP_KEY=${key}\n`);
  const twice = await runTool("backup", ["--new-key"], { SITE_FOLDER: folder });
  expect([twice.code, twice.errors]).toEqual([1, expect.stringContaining("open with no other")]);
});
