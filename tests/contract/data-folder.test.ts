import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { enquiryBody, jsonCall } from "./make-service.ts";
import { makeSite } from "./make-site.ts";
import { makeDataDir, ServiceProcess } from "./service-process.ts";

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

test("claims neither mail nor booking where the data folder cannot be used, and says what to do", async () => {
  const { line, errors, statuses } = await start("/dev/null/data");
  expect(line).toMatch(/^Site on http:\/\/localhost:\d+\n(?!.*mail|.*booking)/);
  for (const file of ["enquiries", "bookings"]) {
    expect(errors).toMatch(
      new RegExp(`^Nothing can be stored in /dev/null/data/${file}.sqlite: .*DATA_DIR\\.$`, "m"),
    );
  }
  expect(statuses).toEqual({ page: 200, enquiry: 503, health: 503 });
});

test("claims neither where the files are damaged, and names the way to a backup", async () => {
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
