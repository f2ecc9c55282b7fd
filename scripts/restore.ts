import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "../service/config.ts";
import { dataFiles } from "../service/data-files.ts";
import { restore } from "../service/storage/back-up.ts";
import { requireDataFolder } from "./command/require-data-folder.ts";
import { restoreOffsite } from "./command/restore-offsite.ts";
import { readArguments } from "./command/read-arguments.ts";
import { ownerRoot } from "../roots/roots.ts";

const usage = `npm run restore -- FOLDER              puts a backup in place of an empty data folder
npm run restore -- --from-offsite      the same with the newest copy at BACKUP_TO
npm run restore -- FOLDER --replace    the same where there is data, which is erased`;

const { positionals, values } = readArguments(usage, () =>
  parseArgs({
    allowPositionals: true,
    options: {
      replace: { type: "boolean", default: false },
      "from-offsite": { type: "boolean", default: false },
    },
  }),
);
const [folder, surplus] = positionals;
if ((folder === undefined) !== values["from-offsite"] || surplus !== undefined) {
  console.error(usage);
  process.exit(2);
}
try {
  const config = readConfig(ownerRoot);
  const dataDir = requireDataFolder(config);
  const { enquiries, bookings } =
    folder === undefined
      ? await restoreOffsite(config.offsite, dataDir, values.replace)
      : restore(dataFiles, resolve(folder), dataDir, values.replace);
  console.log(`Restored in ${dataDir}. Enquiries: ${enquiries}, bookings: ${bookings}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
