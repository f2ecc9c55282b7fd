import { runCommand } from "../command-result.ts";
import { readConfig } from "../config.ts";
import { runDeskCommand } from "../desk/command/run-desk-command.ts";
import { openOwnStores } from "./open-own-stores.ts";
import { ownerRoot } from "../../roots/roots.ts";

const stores = openOwnStores();
const { siteUrl, port } = readConfig(ownerRoot);
const address = siteUrl ?? `http://localhost:${String(port)}`;
await runCommand(async () =>
  runDeskCommand(process.argv.slice(2), { ...stores, siteUrl: address }),
);
await stores.close();
