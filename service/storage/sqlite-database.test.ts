import { cpSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { StorageFault } from "../storage-fault.ts";
import { SqliteDatabase } from "./sqlite-database.ts";

const schema = [{ shared: "CREATE TABLE item (id INTEGER)" }];

async function makeDatabase() {
  const root = mkdtempSync(join(tmpdir(), "sqlite-"));
  const folder = join(root, "data");
  const database = new SqliteDatabase(join(folder, "a.sqlite"), schema);
  await database.run("INSERT INTO item VALUES (1)");
  onTestFinished(async () => {
    await database.close();
    rmSync(root, { recursive: true });
  });
  return { database, folder };
}

const countItems = async (database: SqliteDatabase) =>
  (await database.rows<{ count: number }>("SELECT count(*) AS count FROM item"))[0]?.count;

test("a commit into a folder that was replaced meanwhile is rejected, even by a copy", async () => {
  const { database, folder } = await makeDatabase();
  await database.forgetDeleted();
  cpSync(folder, `${folder}-copy`, { recursive: true });
  const write = database.transaction(async ({ run }) => {
    await run("INSERT INTO item VALUES (2)");
    renameSync(folder, `${folder}-away`);
    renameSync(`${folder}-copy`, folder);
  });
  await expect(write).rejects.toThrow(StorageFault);
  expect(await countItems(database)).toBe(1);
});

test("a file that replaced an open one is accepted only if it is a copy", async () => {
  const { database, folder } = await makeDatabase();
  renameSync(folder, `${folder}-away`);
  await expect(countItems(database)).rejects.toThrow(StorageFault);
  const other = new SqliteDatabase(join(folder, "a.sqlite"), schema);
  await other.run("INSERT INTO item VALUES (7)");
  await other.close();
  await expect(countItems(database)).rejects.toThrow(StorageFault);
  rmSync(folder, { recursive: true });
  renameSync(`${folder}-away`, folder);
  expect(await countItems(database)).toBe(1);
});
