import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../../service/config.ts";
import { dataFiles } from "../../service/data-files.ts";
import type { Failures } from "../../service/delivery/delivery-queue.ts";
import { openDatabases, openStores } from "../../service/open-stores.ts";
import { fault } from "../../generator/faults/fault.ts";
import type { Finding } from "./finding.ts";
import { findBookedHolidays } from "./note-holidays.ts";

type Place = Pick<Config, "dataDir" | "databaseUrl">;

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** PostgreSQL, where DATABASE_URL names it: can it be reached and written. */
export async function findDatabaseFaults({ dataDir, databaseUrl }: Place): Promise<Finding[]> {
  const { enquiries: database } = openDatabases(dataDir, databaseUrl);
  try {
    await database.examine();
    return [];
  } catch (error) {
    return [fault("", "data-database", { reason: database.describeFault(error as Error) })];
  } finally {
    await database.close();
  }
}

/** Finds stored items that need the owner: appointments on a holiday, undelivered mails of the last week. */
export async function findStoredFaults(
  { dataDir, databaseUrl }: Place,
  now: number,
): Promise<Finding[]> {
  const files = Object.values(dataFiles).map(({ name }) => join(dataDir, name));
  if (databaseUrl === undefined && !files.some((file) => existsSync(file))) return [];
  const { enquiries, bookings, notifications, close } = openStores(dataDir, () => now, databaseUrl);
  try {
    return [
      ...findBookedHolidays(await bookings.list(), now),
      ...describeUndelivered(await enquiries.countFailed(now - weekMs), "npm run mail"),
      ...describeUndelivered(await notifications.countFailed(now - weekMs), "npm run bookings"),
    ];
  } finally {
    await close();
  }
}

/** Counts the enquiries in quarantine. */
export async function noteQuarantine({ dataDir, databaseUrl }: Place): Promise<Finding[]> {
  if (databaseUrl === undefined && !existsSync(join(dataDir, dataFiles.enquiries.name))) return [];
  const { enquiries, close } = openStores(dataDir, Date.now, databaseUrl);
  try {
    const { count } = await enquiries.listQuarantine(0);
    return count === 0 ? [] : [fault("", "mails-quarantine", { count })];
  } finally {
    await close();
  }
}

function describeUndelivered({ failed, doubtful }: Failures, command: string): Finding[] {
  if (failed === 0) return [];
  if (doubtful === 0) return [fault("", "mails-failed", { failed, command })];
  return [fault("", "mails-doubtful", { failed, doubtful, command })];
}
