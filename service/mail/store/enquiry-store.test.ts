import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import type { EnquiryContent } from "../core/enquiry.ts";
import { duplicateWindowMs } from "./enquiry-store.ts";
import { openStores } from "../../open-stores.ts";
import { inTransaction, openDatabase } from "../../storage/open-database.ts";

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
  const path = join(folder, "data", "enquiries.sqlite");
  const clock = { time: 1_000_000 };
  const open = () => openStores(join(folder, "data"), () => clock.time);
  const { enquiries: store, files, close } = open();
  onTestFinished(() => {
    close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { store, file: files.enquiries, open, close, path, folder, clock };
}

function inspect<Result>(path: string, look: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(path);
  try {
    return look(database);
  } finally {
    database.close();
  }
}

test("keeps an enquiry and its delivery, and gives them back after a restart", () => {
  const { store, open, clock } = makeStore();
  const { id, isNew } = store.add(content);
  expect(isNew).toBe(true);
  const again = open();
  expect(again.enquiries.find(id)).toEqual({
    ...content,
    id,
    receivedAt: clock.time,
    state: "stored",
    attempts: 0,
    nextAttemptAt: clock.time,
    deliveredAt: null,
    lastError: null,
    suspicion: null,
  });
  again.close();
});

test("syncs every commit to the disk, in a file for its owner alone", () => {
  const { folder, path, store } = makeStore();
  const database = openDatabase(join(folder, "other.sqlite"), []);
  expect(database.prepare("PRAGMA synchronous").get()).toEqual({ synchronous: 2 });
  expect(database.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
  database.close();
  store.add(content);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(statSync(`${path}-wal`).mode & 0o777).toBe(0o600);
});

test("counts as the same what has the same template and fields within the hour", () => {
  const { store, clock } = makeStore();
  const { id } = store.add(content);
  expect(store.add({ ...content, locale: "en" })).toEqual({ id, isNew: false });
  const others: Partial<EnquiryContent>[] = [
    { template: "consultation" },
    { from_name: "Eva" },
    { reply_to: "eva@example.com" },
    { service: "training" },
    { message: "Otro" },
    { caseStudy: null },
    { from_name: "An", reply_to: "aana@example.com" },
  ];
  for (const other of others) expect(store.add({ ...content, ...other }).isNew).toBe(true);
  clock.time += duplicateWindowMs;
  expect(store.add(content).isNew).toBe(true);
  expect([...store.list()]).toHaveLength(others.length + 2);
});

test("stores an enquiry and its delivery together or not at all", () => {
  const { store, file, path } = makeStore();
  file.check(0);
  inspect(path, (database) =>
    database.exec(
      "CREATE TRIGGER refuse BEFORE INSERT ON delivery BEGIN SELECT RAISE(ABORT, 'refused'); END",
    ),
  );
  expect(() => store.add(content)).toThrow("refused");
  inspect(path, (database) => database.exec("DROP TRIGGER refuse"));
  expect([...store.list()]).toEqual([]);
  expect(inspect(path, (database) => database.prepare("SELECT id FROM enquiry").all())).toEqual([]);
  expect(store.add(content).isNew).toBe(true);
});

test("throws when the disk is full, and recovers when there is room again", () => {
  const { folder } = makeStore();
  const database = openDatabase(join(folder, "full.sqlite"), ["CREATE TABLE page (text TEXT)"]);
  const fill = () =>
    inTransaction(database, () => {
      database.prepare("INSERT INTO page VALUES (?)").run("x".repeat(50_000));
    });
  database.exec("PRAGMA max_page_count = 5");
  expect(fill).toThrow("full");
  expect(database.isTransaction).toBe(false);
  database.exec("PRAGMA max_page_count = 1000");
  fill();
  expect(database.prepare("SELECT count(*) AS pages FROM page").get()).toEqual({ pages: 1 });
  database.close();
});

test("throws while the folder cannot be made, and recovers by itself", () => {
  const { store, file, folder } = makeStore();
  const obstacle = join(folder, "data");
  writeFileSync(obstacle, "a file where the folder should be");
  expect(() => file.check(0)).toThrow();
  expect(() => store.add(content)).toThrow();
  rmSync(obstacle);
  file.check(0);
  expect(store.add(content).isNew).toBe(true);
});

test("does not write into the void when its folder is taken away", () => {
  const { store, path } = makeStore();
  store.add(content);
  rmSync(join(path, ".."), { recursive: true });
  const { id } = store.add({ ...content, message: "Después" });
  expect(existsSync(path)).toBe(true);
  expect(inspect(path, (database) => database.prepare("SELECT id FROM enquiry").all())).toEqual([
    { id },
  ]);
});

test("erases all that a person sent, traces in the file included", () => {
  const { store, path } = makeStore();
  store.add(content);
  store.add({ ...content, message: "Otro mensaje inconfundible", reply_to: "ANA@Example.com" });
  store.add({ ...content, message: "De otra persona", reply_to: "eva@example.com" });
  expect(store.erase(" Ana@example.com ")).toBe(2);
  expect(store.erase("ana@example.com")).toBe(0);
  expect([...store.list()].map(({ message }) => message)).toEqual(["De otra persona"]);
  const traces = [path, `${path}-wal`].map((file) => readFileSync(file, "latin1")).join("");
  expect(traces).toContain("De otra persona");
  expect(traces).not.toContain("inconfundible");
});

test("brings an older file up to date once", () => {
  const { folder } = makeStore();
  const path = join(folder, "old.sqlite");
  const first = "CREATE TABLE one (x)";
  openDatabase(path, [first]).close();
  const database = openDatabase(path, [first, "CREATE TABLE two (x)"]);
  expect(database.prepare("PRAGMA user_version").get()).toEqual({ user_version: 2 });
  database.close();
  const older = openDatabase(path, [first]);
  expect(older.prepare("PRAGMA user_version").get()).toEqual({ user_version: 2 });
  older.close();
});

test("leaves one file behind when closed", () => {
  const { store, close, path } = makeStore();
  store.add(content);
  close();
  expect(existsSync(`${path}-wal`)).toBe(false);
});
