import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { EnquiryContent } from "../core/enquiry.ts";
import { duplicateWindowMs } from "./enquiry-store.ts";
import { openStores } from "../../../tests/support/postgres/test-database.ts";

const content: EnquiryContent = {
  template: "contact",
  from_name: "Ana",
  reply_to: "ana@example.com",
  service: "dashboard",
  message: "Un mensaje inconfundible",
  locale: "es",
  caseStudy: "nps-bi",
};

function makeStore() {
  const folder = mkdtempSync(join(tmpdir(), "store-"));
  const clock = { time: 1_000_000 };
  const open = () => openStores(folder, () => clock.time);
  const { enquiries: store, databases, close } = open();
  onTestFinished(async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { store, database: databases.enquiries, open, clock };
}

test("keeps an enquiry and its delivery, and gives them back after a restart", async () => {
  const { store, open, clock } = makeStore();
  const { id, isNew } = await store.add(content);
  expect(isNew).toBe(true);
  const again = open();
  expect(await again.enquiries.find(id)).toEqual({
    ...content,
    id,
    receivedAt: clock.time,
    state: "stored",
    attempts: 0,
    nextAttemptAt: clock.time,
    deliveredAt: null,
    lastError: null,
    copies: 0,
    suspicion: null,
  });
  await again.close();
});

test("counts as the same what has the same template and fields within the hour", async () => {
  const { store, clock } = makeStore();
  const { id } = await store.add(content);
  expect(await store.add({ ...content, locale: "en" })).toEqual({ id, isNew: false });
  const others: Partial<EnquiryContent>[] = [
    { template: "consultation" },
    { from_name: "Eva" },
    { reply_to: "eva@example.com" },
    { service: "training" },
    { message: "Otro" },
    { caseStudy: null },
    { from_name: "An", reply_to: "aana@example.com" },
  ];
  for (const other of others) expect((await store.add({ ...content, ...other })).isNew).toBe(true);
  clock.time += duplicateWindowMs;
  expect((await store.add(content)).isNew).toBe(true);
  expect(await Array.fromAsync(store.list())).toHaveLength(others.length + 2);
});

test("stores an enquiry and its delivery together or not at all", async () => {
  const { store, database } = makeStore();
  await store.add(content);
  await database.run("ALTER TABLE delivery RENAME TO elsewhere");
  await expect(store.add({ ...content, message: "Otro" })).rejects.toThrow("delivery");
  await database.run("ALTER TABLE elsewhere RENAME TO delivery");
  expect(await Array.fromAsync(store.list())).toHaveLength(1);
  expect(await database.rows("SELECT id FROM enquiry")).toHaveLength(1);
  expect((await store.add({ ...content, message: "Otro" })).isNew).toBe(true);
});

test("erases all that a person sent", async () => {
  const { store } = makeStore();
  for (const reply_to of ["ana@example.com", "ANA@Example.com", "eva@example.com"])
    await store.add({ ...content, reply_to });
  expect(await store.erase(" Ana@example.com ")).toBe(2);
  expect(await store.erase("ana@example.com")).toBe(0);
  expect((await Array.fromAsync(store.list())).map(({ reply_to }) => reply_to)).toEqual([
    "eva@example.com",
  ]);
});

test("lists a thousand, the newest first", async () => {
  const { store, clock } = makeStore();
  for (let number = 0; number < 1_050; number += 1) {
    clock.time += number % 2;
    await store.add({ ...content, message: String(number) });
  }
  const messages = (await Array.fromAsync(store.list())).map(({ message }) => Number(message));
  expect(messages).toEqual(Array.from({ length: 1_050 }, (_, index) => 1_049 - index));
});
