import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "../service/config.ts";
import { backUp } from "../service/storage/back-up.ts";

// The owner's command: npm run backup -- FOLDER
const rootDir = resolve(import.meta.dirname, "..");
const { positionals } = parseArgs({ allowPositionals: true });
const [folder, surplus] = positionals;
if (folder === undefined || surplus !== undefined) {
  console.error("npm run backup -- FOLDER     copies all enquiries and bookings into a new folder");
  process.exit(2);
}
try {
  const { enquiries, bookings } = backUp(readConfig(rootDir).dataDir, resolve(folder));
  console.log(`Saved in ${resolve(folder)}. Enquiries: ${enquiries}, bookings: ${bookings}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
