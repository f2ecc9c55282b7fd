import { openDatabases } from "../../service/open-stores.ts";
import type { Finding } from "./finding.ts";

/** PostgreSQL, where DATABASE_URL names it: can it be reached and written. */
export async function findDatabaseFaults(databaseUrl: string): Promise<Finding[]> {
  const { enquiries: database } = openDatabases("", databaseUrl);
  try {
    await database.examine();
    return [];
  } catch (error) {
    const what = database.describeFault(error as Error);
    return [{ what, remedy: "Enquiries and bookings are refused until then." }];
  } finally {
    await database.close();
  }
}
