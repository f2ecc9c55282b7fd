import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { openStores, type Stores } from "../../../service/open-stores.ts";

/** Where a service keeps its data, as its settings say it. */
export type Place = { DATA_DIR: string; DATABASE_URL?: string };

/** A folder for the service's data, removed after the test. */
export function makeDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), "data-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

/** An empty place for files. */
export function makePlace(): Place {
  return { DATA_DIR: makeDataDir() };
}

/** The stores of a place, closed after the test. */
export function openPlace({ DATA_DIR, DATABASE_URL }: Place, now: () => number): Stores {
  const stores = openStores(DATA_DIR, now, DATABASE_URL);
  onTestFinished(stores.close);
  return stores;
}
