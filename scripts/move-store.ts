import { parseArgs } from "node:util";
import { readConfig } from "../service/config.ts";
import { dataFiles } from "../service/data-files.ts";
import { openDatabases } from "../service/open-stores.ts";
import { areEmpty, moveRows } from "../service/storage/move-rows.ts";
import { readArguments } from "./command/read-arguments.ts";
import { ownerRoot } from "../roots/roots.ts";

const usage = `npm run move-store -- postgres    copies all enquiries and bookings from DATA_DIR into DATABASE_URL
npm run move-store -- sqlite      copies them back into DATA_DIR
Stop the service first. What is copied stays where it was.`;

const { positionals } = readArguments(usage, () => parseArgs({ allowPositionals: true }));
const [target, surplus] = positionals;
if ((target !== "postgres" && target !== "sqlite") || surplus !== undefined) {
  console.error(usage);
  process.exit(2);
}
const { dataDir, databaseUrl } = readConfig(ownerRoot);
if (databaseUrl === undefined) {
  console.error("DATABASE_URL is not set: there is no PostgreSQL to move to or from.");
  process.exit(2);
}
const files = openDatabases(dataDir, undefined, target === "postgres" ? "existing" : "any");
const shared = openDatabases(dataDir, databaseUrl);
const [from, to] = target === "postgres" ? [files, shared] : [shared, files];
const kinds = ["enquiries", "bookings"] as const;
try {
  for (const kind of kinds) await files[kind].requireUnused();
  await shared.enquiries.requireUnused();
  for (const kind of kinds) {
    // A service that ran once has made its key; it gives way to the one that signed the links.
    const present = dataFiles[kind].moved.filter((table) => table !== "secret");
    if (!(await areEmpty(present, to[kind])))
      throw new Error(
        `There are ${kind} in ${to[kind].place} already. Choose an empty one: nothing is mixed.`,
      );
  }
  await to.bookings.run("DELETE FROM secret");
  for (const kind of kinds) {
    const counts = await moveRows(dataFiles[kind].moved, from[kind], to[kind]);
    const list = Object.entries(counts).map(([table, count]) => `${table} ${String(count)}`);
    console.log(`${from[kind].place} → ${to[kind].place}: ${list.join(", ")}`);
  }
  console.log(
    "Both hold the same. Start the service, and erase the old one when it is not needed.",
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  for (const { enquiries, bookings } of [files, shared]) {
    await enquiries.close();
    await bookings.close();
  }
}
