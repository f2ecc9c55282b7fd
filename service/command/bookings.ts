import { resolve } from "node:path";
import { siteConfig } from "../../site.config.ts";
import { runBookingsCommand } from "../booking/command/run-bookings-command.ts";
import { systemClock } from "../clock.ts";
import { runCommand } from "../command-result.ts";
import { readConfig } from "../config.ts";
import { openStores } from "../open-stores.ts";

const { dataDir, databaseUrl } = readConfig(resolve(import.meta.dirname, "../.."));
const stores = openStores(dataDir, systemClock.now, databaseUrl);
const { timeZone } = siteConfig.booking;
await runCommand(async () => runBookingsCommand(process.argv.slice(2), { ...stores, timeZone }));
await stores.close();
