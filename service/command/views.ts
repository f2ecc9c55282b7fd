import { siteConfig } from "#folder/site.config.ts";
import { runCommand } from "../command-result.ts";
import { runViews } from "./run-views.ts";
import { openOwnStores } from "./open-own-stores.ts";

const stores = openOwnStores();
const { timeZone } = siteConfig.booking;
await runCommand(async () => runViews({ ...stores, timeZone }, Date.now()));
await stores.close();
