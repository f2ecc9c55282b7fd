import { expect, test } from "vitest";
import { requireSqlite } from "./require-sqlite.ts";

test.each(["3.44.6", "3.50.7", "3.50.9", "3.51.3", "3.53.4", "4.0.0"])("takes %s", (version) => {
  expect(() => requireSqlite(version)).not.toThrow();
});

test.each(["3.40.1", "3.44.5", "3.45.9", "3.50.6", "3.51.2"])("refuses %s", (version) => {
  expect(() => requireSqlite(version)).toThrow(`SQLite ${version} can lose data`);
});
