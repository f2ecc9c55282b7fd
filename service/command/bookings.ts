import { siteConfig } from "#folder/site.config.ts";
import { runBookingsCommand } from "../booking/command/run-bookings-command.ts";
import { runCommand } from "../command-result.ts";
import { openOwnStores } from "./open-own-stores.ts";

const stores = openOwnStores();
const { timeZone } = siteConfig.booking;
await runCommand(async () => runBookingsCommand(process.argv.slice(2), { ...stores, timeZone }));
await stores.close();
