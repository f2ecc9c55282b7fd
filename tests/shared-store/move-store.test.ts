import { expect, test } from "vitest";
import { openStores as openAny } from "../../service/open-stores.ts";
import { params } from "../contract/make-service.ts";
import { makeDataDir, runTool } from "../contract/service-process.ts";
import { book, noon } from "../support/booking-store.ts";
import { findTestDatabase } from "../support/postgres/test-database.ts";

type Stores = ReturnType<typeof openAny>;

const now = () => noon - 7 * 24 * 3_600_000;

async function fill({ enquiries, bookings, notifications }: Stores): Promise<void> {
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
  await notifications.markDelivered((await notifications.claimNext())?.id ?? "");
  expect((await bookings.find(first))?.state).toBe("confirmed");
}

async function readAll({ enquiries, bookings }: Stores) {
  const key = Buffer.from(await bookings.readKey()).toString("hex");
  return [await Array.fromAsync(enquiries.list()), await bookings.list(), key];
}

test("a store moves to PostgreSQL and back, and is the same", async () => {
  const [source, target] = [makeDataDir(), makeDataDir()];
  const DATABASE_URL = findTestDatabase(source) ?? "";
  const files = openAny(source, now);
  await fill(files);
  const all = await readAll(files);
  await files.close();

  const there = await runTool("move-store", ["postgres"], { DATA_DIR: source, DATABASE_URL });
  expect(there).toMatchObject({ code: 0, errors: "" });
  expect(there.output).toContain("enquiry 30, delivery 30\n");
  expect(there.output).toContain("secret 1, purchase 2, booking 2, letter 6\n");
  const shared = openAny("", now, DATABASE_URL);
  expect(await readAll(shared)).toEqual(all);
  await shared.close();
  const again = await runTool("move-store", ["postgres"], { DATA_DIR: source, DATABASE_URL });
  expect([again.code, again.errors]).toEqual([1, expect.stringContaining("nothing is mixed")]);

  const back = await runTool("move-store", ["sqlite"], { DATA_DIR: target, DATABASE_URL });
  expect(back).toMatchObject({ code: 0, errors: "" });
  const copied = openAny(target, now);
  expect(await readAll(copied)).toEqual(all);
  await copied.close();
});

test("without a database or a direction, it says what it needs", async () => {
  expect(await runTool("move-store", [], {})).toMatchObject({ code: 2 });
  const { code, errors } = await runTool("move-store", ["postgres"], { DATABASE_URL: "" });
  expect([code, errors]).toEqual([2, expect.stringContaining("DATABASE_URL is not set")]);
});
