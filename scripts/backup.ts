import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "../service/config.ts";
import { dataFiles } from "../service/data-files.ts";
import { backUp } from "../service/storage/back-up.ts";
import { addBackupKey } from "./command/add-backup-key.ts";
import { requireDataFolder } from "./command/require-data-folder.ts";
import { readArguments } from "./command/read-arguments.ts";
import { ownerRoot } from "../roots/roots.ts";

const usage = `npm run backup -- FOLDER       copies all enquiries and bookings into a new folder
npm run backup -- --new-key    makes the key of the copies that BACKUP_TO gets`;

const { positionals, values } = readArguments(usage, () =>
  parseArgs({
    allowPositionals: true,
    options: { "new-key": { type: "boolean", default: false } },
  }),
);
const [folder, surplus] = positionals;
if ((folder === undefined) !== values["new-key"] || surplus !== undefined) {
  console.error(usage);
  process.exit(2);
}
try {
  if (folder === undefined) printNewKey();
  else copyInto(folder);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function copyInto(target: string): void {
  const { enquiries, bookings } = backUp(
    dataFiles,
    requireDataFolder(readConfig(ownerRoot)),
    resolve(target),
  );
  console.log(`Saved in ${resolve(target)}. Enquiries: ${enquiries}, bookings: ${bookings}.`);
}

function printNewKey(): void {
  console.log(`${addBackupKey()}

This key is in .env now. Keep it elsewhere too, on paper or in your password manager: without it no copy
can be opened, and with the disk of this machine .env is gone as well.`);
}
