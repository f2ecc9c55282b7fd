import { siteConfig } from "#folder/site.config.ts";
import { runCommand } from "../command-result.ts";
import { runMailCommand } from "../mail/command/run-mail-command.ts";
import { openOwnStores } from "./open-own-stores.ts";

const stores = openOwnStores();
const { booking, prices } = siteConfig;
const settings = { ...stores, timeZone: booking.timeZone, prices };
await runCommand(async () => runMailCommand(process.argv.slice(2), settings));
await stores.close();
