import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import type { Stores } from "../../service/open-stores.ts";
import { params } from "../contract/make-service.ts";
import { makeSite } from "../contract/make-site.ts";
import { runTool, ServiceProcess } from "../contract/service-process.ts";
import { makeDataDir, openPlace } from "../support/stores/place.ts";
import { book, noon } from "../support/booking/booking-store.ts";
import { makeSharedPlace } from "../support/stores/test-on-databases.ts";

const now = () => noon - 7 * 24 * 3_600_000;

async function fill({ enquiries, bookings, notifications, databases }: Stores): Promise<void> {
  for (let number = 0; number < 30; number += 1) {
    const message = `Número ${String(number)} – «ñ» 👋`;
    const { id } = await enquiries.add(
      {
        ...params,
        message,
        template: "contact",
        locale: number % 2 === 0 ? "es" : null,
        caseStudy: null,
      },
      number === 3 ? "lleva enlaces en código" : null,
    );
    if (number === 5) await enquiries.markFailed(id, "550 never");
  }
  const first = await book(bookings, noon, { sessions: 3 });
  await bookings.cancel(await book(bookings, noon + 24 * 3_600_000, { email: "eva@example.com" }));
  await databases.bookings.run(
    `INSERT INTO calendar_entry (booking_id, source, href, sequence) VALUES (:first, 'caldav', '/one.ics', 0)`,
    { first },
  );
  await notifications.markDelivered((await notifications.claimNext())?.id ?? "");
  expect((await bookings.find(first))?.state).toBe("confirmed");
}

async function readAll({ enquiries, bookings }: Stores) {
  const key = Buffer.from(await bookings.readKey()).toString("hex");
  return [await Array.fromAsync(enquiries.list()), await bookings.list(), key];
}

test("a store moves to PostgreSQL and back, and is the same", async () => {
  const [shared, target] = [await makeSharedPlace(), makeDataDir()];
  const files = openPlace({ DATA_DIR: shared.DATA_DIR }, now);
  await fill(files);
  const all = await readAll(files);
  await files.close();

  const there = await runTool("move-store", ["postgres"], shared);
  expect(there).toMatchObject({ code: 0, errors: "" });
  expect(there.output).toContain(
    "enquiry 30, delivery 30, page_view 0, course_signup 0, course_mail 0\n",
  );
  expect(there.output).toContain(
    "secret 1, purchase 2, booking 2, notification 6, payment_event 0, payment_issue 0, refund 0, calendar_entry 1, calendar_sign_in 0, owner_hours 0\n",
  );
  const moved = openPlace(shared, now);
  expect(await readAll(moved)).toEqual(all);
  await moved.close();
  const again = await runTool("move-store", ["postgres"], shared);
  expect([again.code, again.errors]).toEqual([1, expect.stringContaining("nothing is mixed")]);

  const back = await runTool("move-store", ["sqlite"], { ...shared, DATA_DIR: target });
  expect(back).toMatchObject({ code: 0, errors: "" });
  expect(await readAll(openPlace({ DATA_DIR: target }, now))).toEqual(all);
});

test("a store that a service uses is not moved, from files or into PostgreSQL", async () => {
  const place = await makeSharedPlace();
  const { DATA_DIR } = place;
  const move = async () => {
    const { code, errors } = await runTool("move-store", ["postgres"], place);
    return `${String(code)} ${errors}`;
  };
  for (const [settings, name] of [
    [{ DATA_DIR }, "enquiries.sqlite"],
    [place, "the database"],
  ] as const) {
    const service = new ServiceProcess(makeSite(), settings);
    await service.findUrl();
    expect(await move()).toMatch(new RegExp(`^1 A service uses .*${name}.*Stop it first\\.\n$`));
    await service.end("SIGTERM");
  }
  expect(await move()).toBe("0 ");
});

test("a database that a newer version has migrated is refused in a sentence", async () => {
  const place = await makeSharedPlace();
  const stores = openPlace(place, now);
  await stores.databases.bookings.run(
    "UPDATE schema_version SET version = 99 WHERE name = 'bookings'",
  );
  await stores.close();
  const { code, errors } = await runTool("mail", ["list"], place);
  expect([code, errors]).toEqual([1, expect.stringMatching(/^The data was written by a newer/)]);
  const service = new ServiceProcess(makeSite(), place);
  const url = await service.findUrl();
  const health = await fetch(`${url}/healthz`);
  expect([health.status, await health.text()]).toEqual([
    503,
    expect.stringContaining("its schema is 99"),
  ]);
  await service.end("SIGTERM");
  expect(await service.errors).toContain("its schema is 99");
});

test("without a database or a direction, it says what it needs", async () => {
  expect(await runTool("move-store", [], {})).toMatchObject({ code: 2 });
  const { code, errors } = await runTool("move-store", ["postgres"], { DATABASE_URL: "" });
  expect([code, errors]).toEqual([2, expect.stringContaining("DATABASE_URL is not set")]);
});

test("a data folder that is away is neither made nor moved", async () => {
  const place = await makeSharedPlace();
  const DATA_DIR = `${place.DATA_DIR}/away`;
  const { code, errors } = await runTool("move-store", ["postgres"], { ...place, DATA_DIR });
  expect([code, errors]).toEqual([
    1,
    expect.stringContaining(`${DATA_DIR}/enquiries.sqlite does not exist`),
  ]);
  expect(existsSync(DATA_DIR)).toBe(false);
});
