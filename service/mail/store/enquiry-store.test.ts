import { readBrief } from "../../../contracts/brief/brief.ts";
import { expect } from "vitest";
import type { EnquiryContent } from "../core/enquiry.ts";
import { duplicateWindowMs } from "./enquiry-store.ts";
import { openPlace, type Place } from "../../../tests/support/stores/place.ts";
import { testOnDatabases } from "../../../tests/support/stores/test-on-databases.ts";

const answers = { decision: "Cerrar una tienda", data: "sheets", budget: "block" };
const brief = readBrief((field) => answers[field as keyof typeof answers]);

const content: EnquiryContent = {
  template: "contact",
  from_name: "Ana",
  reply_to: "ana@example.com",
  service: "dashboard",
  message: "Un mensaje inconfundible",
  locale: "es",
  caseStudy: "nps-bi",
  ...brief,
};

function makeStore(place: Place) {
  const clock = { time: 1_000_000 };
  const open = () => openPlace(place, () => clock.time);
  const { enquiries: store, databases } = open();
  return { store, database: databases.enquiries, open, clock };
}

testOnDatabases("stores an enquiry and its delivery beyond a restart", async (place) => {
  const { store, open, clock } = makeStore(place);
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
    answeredAt: null,
  });
});

testOnDatabases(
  "treats an enquiry with the same template and fields within an hour as a duplicate",
  async (place) => {
    const { store, clock } = makeStore(place);
    const { id } = await store.add(content);
    expect(await store.add({ ...content, locale: "en" })).toEqual({ id, isNew: false });
    const others: Partial<EnquiryContent>[] = [
      { template: "consultation" },
      { from_name: "Eva" },
      { reply_to: "eva@example.com" },
      { service: "training" },
      { message: "Otro" },
      { caseStudy: null },
      { budget: null },
      { from_name: "An", reply_to: "aana@example.com" },
    ];
    for (const other of others)
      expect((await store.add({ ...content, ...other })).isNew).toBe(true);
    clock.time += duplicateWindowMs;
    expect((await store.add(content)).isNew).toBe(true);
    expect(await Array.fromAsync(store.list())).toHaveLength(others.length + 2);
  },
);

testOnDatabases("stores an enquiry and its delivery together or not at all", async (place) => {
  const { store, database } = makeStore(place);
  await store.add(content);
  await database.run("ALTER TABLE delivery RENAME TO elsewhere");
  await expect(store.add({ ...content, message: "Otro" })).rejects.toThrow("delivery");
  await database.run("ALTER TABLE elsewhere RENAME TO delivery");
  expect(await Array.fromAsync(store.list())).toHaveLength(1);
  expect(await database.rows("SELECT id FROM enquiry")).toHaveLength(1);
  expect((await store.add({ ...content, message: "Otro" })).isNew).toBe(true);
});

testOnDatabases("erases everything that a person sent", async (place) => {
  const { store } = makeStore(place);
  for (const reply_to of ["ana@example.com", "ANA@Example.com", "eva@example.com"])
    await store.add({ ...content, reply_to });
  expect(await store.erase(" Ana@example.com ")).toBe(2);
  expect(await store.erase("ana@example.com")).toBe(0);
  expect((await Array.fromAsync(store.list())).map(({ reply_to }) => reply_to)).toEqual([
    "eva@example.com",
  ]);
});

testOnDatabases("erases everybody whose last enquiry is older than a time", async (place) => {
  const { store, clock } = makeStore(place);
  await store.add({ ...content, reply_to: "ana@example.com" });
  await store.add({ ...content, reply_to: "eva@example.com" });
  clock.time += 1;
  await store.add({ ...content, reply_to: "EVA@Example.com", message: "Otro" });
  expect(await store.eraseOlder(clock.time)).toBe(1);
  expect(await Array.fromAsync(store.list())).toHaveLength(2);
  expect(await store.eraseOlder(clock.time + 1)).toBe(2);
});

testOnDatabases("lists a thousand enquiries, newest first", async (place) => {
  const { store, database } = makeStore(place);
  // Creates two enquiries for every instant.
  const thousand = `
    WITH RECURSIVE counted (number) AS
      (SELECT 0 UNION ALL SELECT number + 1 FROM counted WHERE number < 1049)
    INSERT INTO enquiry (id, received_at, digest, template, from_name, reply_to, service, message)
    SELECT 'id ' || number, number / 2, :digest, 'contact', 'Ana', 'ana@example.com', 'dashboard', number || ''
    FROM counted`;
  await database.run(thousand, { digest: new Uint8Array(32) });
  await database.run(
    "INSERT INTO delivery (enquiry_id, next_attempt_at) SELECT id, 0 FROM enquiry",
  );
  const messages = (await Array.fromAsync(store.list())).map(({ message }) => Number(message));
  expect(messages).toEqual(Array.from({ length: 1_050 }, (_, index) => 1_049 - index));
});
