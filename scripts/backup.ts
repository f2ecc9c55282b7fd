import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "../service/config.ts";
import { dataFiles } from "../service/data-files.ts";
import { backUp } from "../service/storage/back-up.ts";
import { requireDataFolder } from "./command/require-data-folder.ts";
import { readArguments } from "./command/read-arguments.ts";
import { ownerRoot } from "../roots/roots.ts";

const usage = "npm run backup -- FOLDER     copies all enquiries and bookings into a new folder";

const { positionals } = readArguments(usage, () => parseArgs({ allowPositionals: true }));
const [folder, surplus] = positionals;
if (folder === undefined || surplus !== undefined) {
  console.error(usage);
  process.exit(2);
}
try {
  const { enquiries, bookings } = backUp(
    dataFiles,
    requireDataFolder(readConfig(ownerRoot)),
    resolve(folder),
  );
  console.log(`Saved in ${resolve(folder)}. Enquiries: ${enquiries}, bookings: ${bookings}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
