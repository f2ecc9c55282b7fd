import { systemClock } from "../clock.ts";
import { readConfig } from "../config.ts";
import { openStores, type Stores } from "../open-stores.ts";
import { ownerRoot } from "../../roots/roots.ts";

/**
 * Opens the stores for a command of the owner; never creates them, since a missing data folder may only be unmounted.
 */
export function openOwnStores(): Stores {
  const { dataDir, databaseUrl } = readConfig(ownerRoot);
  return openStores(dataDir, systemClock.now, databaseUrl, "existing");
}
