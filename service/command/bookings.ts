import { siteConfig } from "#folder/site.config.ts";
import { runBookingsCommand } from "../booking/command/run-bookings-command.ts";
import { systemClock } from "../clock.ts";
import { runCommand } from "../command-result.ts";
import { openOwnStores } from "./open-own-stores.ts";

const stores = openOwnStores();
const { booking: rules, prices } = siteConfig;
const { now } = systemClock;
await runCommand(async () =>
  runBookingsCommand(process.argv.slice(2), { ...stores, rules, prices, now }),
);
await stores.close();
