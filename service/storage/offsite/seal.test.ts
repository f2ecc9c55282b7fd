import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeDataDir } from "../../../tests/support/stores/place.ts";
import { makeKey, seal, unseal } from "./seal.ts";

const text = "Quiero un informe. ".repeat(20_000);

async function makeSealed() {
  const folder = makeDataDir();
  const [plain, sealed, opened] = ["plain", "sealed", "opened"].map((name) => join(folder, name));
  const paths = { plain: plain!, sealed: sealed!, opened: opened! };
  const key = makeKey();
  writeFileSync(paths.plain, text);
  await seal(paths.plain, paths.sealed, key, "enquiries");
  return { ...paths, key };
}

test("a sealed file is small, unreadable, and opens with its key", async () => {
  const { sealed, opened, key } = await makeSealed();
  const bytes = readFileSync(sealed);
  expect(bytes.length).toBeLessThan(text.length / 10);
  expect(bytes.includes("informe")).toBe(false);
  await unseal(sealed, opened, key, "enquiries");
  expect(readFileSync(opened, "utf8")).toBe(text);
});

test.each([
  ["another key", (bytes: Buffer) => bytes, makeKey(), "enquiries"],
  ["the label of another kind", (bytes: Buffer) => bytes, undefined, "bookings"],
  ["a changed byte", (bytes: Buffer) => bytes.fill(0, 200, 201), undefined, "enquiries"],
  ["a cut end", (bytes: Buffer) => bytes.subarray(0, -1), undefined, "enquiries"],
  ["an empty file", () => Buffer.alloc(0), undefined, "enquiries"],
])("does not open with %s, and leaves nothing", async (_case, change, otherKey, label) => {
  const { sealed, opened, key } = await makeSealed();
  writeFileSync(sealed, change(readFileSync(sealed)));
  const opening = unseal(sealed, opened, otherKey ?? key, label);
  await expect(opening).rejects.toThrow("BACKUP_KEY");
  expect(existsSync(opened)).toBe(false);
});
