import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { openStores, type Stores } from "../../../service/open-stores.ts";

/** The location of a service's data, as its settings. */
export type Place = { DATA_DIR: string; DATABASE_URL?: string };

/** Makes a folder for the service's data, removed after the test. */
export function makeDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), "data-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

/** Makes an empty place for files. */
export function makePlace(): Place {
  return { DATA_DIR: makeDataDir() };
}

/** Opens the stores of a place, closed after the test. */
export function openPlace({ DATA_DIR, DATABASE_URL }: Place, now: () => number): Stores {
  const stores = openStores(DATA_DIR, now, DATABASE_URL);
  onTestFinished(stores.close);
  return stores;
}
