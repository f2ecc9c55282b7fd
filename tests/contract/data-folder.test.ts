import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { enquiryBody, jsonCall } from "./make-service.ts";
import { makeSite } from "./make-site.ts";
import { runTool, ServiceProcess } from "./service-process.ts";
import { makeDataDir } from "../support/stores/place.ts";

const page = "A file that is no database. ".repeat(200);

async function start(dataDir: string) {
  const service = new ServiceProcess(makeSite(), { DATA_DIR: dataDir });
  const url = await service.findUrl();
  const { path, init } = jsonCall(enquiryBody());
  const statuses = {
    page: (await fetch(url)).status,
    enquiry: (await fetch(url + path, init)).status,
    health: (await fetch(`${url}/healthz`)).status,
  };
  await service.end("SIGTERM");
  return { line: service.output, errors: await service.errors, statuses };
}

test("accepts neither mail nor booking if the data folder cannot be used, and names the remedy", async () => {
  const { line, errors, statuses } = await start("/dev/null/data");
  expect(line).toMatch(/^Site on http:\/\/localhost:\d+\n(?!.*mail|.*booking)/);
  for (const file of ["enquiries", "bookings"]) {
    expect(errors).toMatch(
      new RegExp(`^Nothing can be stored in /dev/null/data/${file}.sqlite: .*DATA_DIR\\.$`, "m"),
    );
  }
  expect(statuses).toEqual({ page: 200, enquiry: 503, health: 503 });
});

test("accepts neither if the files are damaged, and names the command that restores a backup", async () => {
  const dataDir = makeDataDir();
  for (const file of ["enquiries", "bookings"])
    writeFileSync(join(dataDir, `${file}.sqlite`), page);
  const { line, errors, statuses } = await start(dataDir);
  expect(line).toMatch(/^Site on http/);
  expect(errors).toMatch(/enquiries\.sqlite: file is not a database.*npm run restore/);
  expect(errors).toMatch(/bookings\.sqlite: file is not a database.*npm run restore/);
  expect(statuses).toEqual({ page: 200, enquiry: 503, health: 503 });
});

test("claims mail where only bookings cannot be stored", async () => {
  const dataDir = makeDataDir();
  mkdirSync(join(dataDir, "bookings.sqlite"));
  const { line, errors, statuses } = await start(dataDir);
  expect(line).toMatch(/^Site and mail on http/);
  expect(errors).toContain("Nothing can be stored in");
  expect(errors).not.toContain("enquiries.sqlite");
  expect(statuses).toEqual({ page: 200, enquiry: 200, health: 503 });
});

test("while the data folder is missing nothing is acknowledged, and the health reports it until it is back", async () => {
  const DATA_DIR = makeDataDir();
  const service = new ServiceProcess(makeSite(), { DATA_DIR });
  const url = await service.findUrl();
  const send = async (message: string) => {
    const { path, init } = jsonCall(enquiryBody({ message }));
    return (await fetch(url + path, init)).status;
  };
  const readHealth = async () => {
    const answer = await fetch(`${url}/healthz`);
    return `${String(answer.status)} ${await answer.text()}`;
  };
  expect(await send("Antes")).toBe(200);
  renameSync(DATA_DIR, `${DATA_DIR}-away`);
  expect(await send("Durante")).toBe(503);
  expect((await fetch(`${url}/booking`)).status).toBe(503);
  expect((await fetch(url)).status).toBe(200);
  await expect.poll(readHealth, { timeout: 10_000 }).toMatch(/^503 .*data folder has vanished/);
  for (const [tool, args] of [
    ["mail", ["list"]],
    ["bookings", ["list"]],
    ["backup", [`${DATA_DIR}-copy`]],
  ] as const) {
    const { code, errors } = await runTool(tool, [...args], { DATA_DIR, DATABASE_URL: "" });
    expect([code, errors]).toEqual([1, expect.stringContaining(DATA_DIR)]);
  }
  expect(existsSync(DATA_DIR)).toBe(false);
  renameSync(`${DATA_DIR}-away`, DATA_DIR);
  expect(await send("Después")).toBe(200);
  await expect.poll(readHealth, { timeout: 10_000 }).toBe("200 ok");
  expect(await service.end("SIGTERM")).toBe(0);
  expect(await service.errors).not.toContain("Durante");
});

test("a folder that a newer version has written is refused in a sentence, by the service and the commands", async () => {
  const DATA_DIR = makeDataDir();
  for (const file of ["enquiries", "bookings"]) {
    const database = new DatabaseSync(join(DATA_DIR, `${file}.sqlite`));
    database.exec("PRAGMA user_version = 99");
    database.close();
  }
  const { line, errors, statuses } = await start(DATA_DIR);
  expect(line).toMatch(/^Site on http/);
  expect(errors).toMatch(/enquiries\.sqlite: The data was written by a newer version of the site/);
  expect(statuses).toEqual({ page: 200, enquiry: 503, health: 503 });
  const listed = await runTool("mail", ["list"], { DATA_DIR });
  expect([listed.code, listed.errors]).toEqual([1, expect.stringMatching(/^The data was .*\n$/)]);
});
