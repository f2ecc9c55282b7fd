import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { content } from "../../tests/support/make-outbox.ts";
import { openStores } from "../open-stores.ts";
import { openDatabase } from "./open-database.ts";
import { SqliteDatabase } from "./sqlite-database.ts";
import { enquirySchema } from "../mail/store/enquiry-tables.ts";

function makeStore() {
  const folder = mkdtempSync(join(tmpdir(), "store-"));
  const path = join(folder, "data", "enquiries.sqlite");
  const { enquiries: store, databases, close } = openStores(join(folder, "data"), () => 1_000_000);
  onTestFinished(async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { store, database: databases.enquiries, close, path, folder };
}

function inspect<Result>(path: string, look: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(path);
  try {
    return look(database);
  } finally {
    database.close();
  }
}

test("syncs every commit to the disk, in a file that only its owner can read", async () => {
  const { folder, path, store } = makeStore();
  const database = openDatabase(join(folder, "other.sqlite"), []);
  expect(database.prepare("PRAGMA synchronous").get()).toEqual({ synchronous: 2 });
  expect(database.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
  database.close();
  await store.add(content);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(statSync(`${path}-wal`).mode & 0o777).toBe(0o600);
});

test("rejects while the disk is full, and recovers afterwards", async () => {
  const { folder } = makeStore();
  const schema = [{ shared: "CREATE TABLE page (text TEXT)" }];
  const database = new SqliteDatabase(join(folder, "full.sqlite"), schema);
  onTestFinished(async () => database.close());
  const text = "x".repeat(50_000);
  const fill = async () =>
    database.transaction(async ({ run }) => run("INSERT INTO page VALUES (:text)", { text }));
  await database.rows("PRAGMA max_page_count = 5");
  await expect(fill()).rejects.toThrow("full");
  await database.rows("PRAGMA max_page_count = 1000");
  expect(await fill()).toBe(1);
  expect(await database.rows("SELECT count(*) AS pages FROM page")).toEqual([{ pages: 1 }]);
});

test("throws while the folder cannot be created, and recovers by itself", async () => {
  const { store, database, folder } = makeStore();
  const obstacle = join(folder, "data");
  writeFileSync(obstacle, "a file where the folder should be");
  await expect(database.check(0)).rejects.toThrow();
  await expect(store.add(content)).rejects.toThrow();
  rmSync(obstacle);
  await database.check(0);
  expect((await store.add(content)).isNew).toBe(true);
});

test("creates no new file if its folder vanished or was replaced, and continues when it is back", async () => {
  const { store, database, path } = makeStore();
  await store.add(content);
  const folder = join(path, "..");
  const lost = /data folder has vanished, or another/;
  const add = async (message: string) => store.add({ ...content, message });

  renameSync(folder, `${folder}-away`);
  await expect(add("Sin carpeta")).rejects.toThrow(lost);
  await expect(database.check(0)).rejects.toThrow(lost);
  expect(existsSync(folder)).toBe(false);
  mkdirSync(folder);
  await expect(add("En otra vacía")).rejects.toThrow(lost);
  expect(readdirSync(folder)).toEqual([]);
  openDatabase(path, enquirySchema).close();
  await expect(add("En otra con datos")).rejects.toThrow(lost);

  rmSync(folder, { recursive: true });
  renameSync(`${folder}-away`, folder);
  await add("De vuelta");
  expect((await Array.fromAsync(store.list())).map(({ message }) => message)).toEqual([
    "De vuelta",
    content.message,
  ]);
});

test("accepts a copy of its folder, as after a disk was mounted again", async () => {
  const { store, close, path } = makeStore();
  await store.add(content);
  const folder = join(path, "..");
  cpSync(folder, `${folder}-copy`, { recursive: true });
  rmSync(folder, { recursive: true });
  renameSync(`${folder}-copy`, folder);
  await store.add({ ...content, message: "En la copia" });
  expect(await Array.fromAsync(store.list())).toHaveLength(2);
  await close();
  const messages = inspect(path, (file) => file.prepare("SELECT message FROM enquiry").all());
  expect(messages).toHaveLength(2);
});

test("closes without an error if the folder is gone", async () => {
  const { store, close, path } = makeStore();
  await store.add(content);
  rmSync(join(path, ".."), { recursive: true });
  await close();
});

test("erases everything a person sent, including traces in the file", async () => {
  const { store, path } = makeStore();
  await store.add({ ...content, message: "Un mensaje inconfundible" });
  await store.add({
    ...content,
    message: "Otro mensaje inconfundible",
    reply_to: "ANA@Example.com",
  });
  await store.add({ ...content, message: "De otra persona", reply_to: "eva@example.com" });
  expect(await store.erase(" Ana@example.com ")).toBe(2);
  expect(await store.erase("ana@example.com")).toBe(0);
  expect((await Array.fromAsync(store.list())).map(({ message }) => message)).toEqual([
    "De otra persona",
  ]);
  const traces = [path, `${path}-wal`].map((file) => readFileSync(file, "latin1")).join("");
  expect(traces).toContain("De otra persona");
  expect(traces).not.toContain("inconfundible");
});

test("opens a file that is up to date while another process writes to it", () => {
  const path = join(makeStore().folder, "busy.sqlite");
  const schema = [{ shared: "CREATE TABLE one (x)" }];
  const writing = openDatabase(path, schema);
  writing.exec("BEGIN IMMEDIATE");
  const reading = openDatabase(path, schema);
  expect(reading.prepare("SELECT count(*) AS count FROM one").get()).toEqual({ count: 0 });
  reading.close();
  writing.close();
});

test("leaves one file when closed", async () => {
  const { store, close, path } = makeStore();
  await store.add(content);
  await close();
  expect(existsSync(`${path}-wal`)).toBe(false);
});
