import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { lessonFolder } from "../contracts/course/lesson.ts";
import { findPaymentProvider } from "./booking/payment/find-payment-provider.ts";
import { elapsed, systemClock } from "./clock.ts";
import { composeService } from "./compose-service.ts";
import { readConfig } from "./config.ts";
import { readLessons } from "./course/read-lessons.ts";
import { findMissingPages } from "./http/find-missing-pages.ts";
import { loadSiteConfig } from "./load-site-config.ts";
import { startServer } from "./http/server/start-server.ts";
import { writeLog } from "./log.ts";
import { openStores } from "./open-stores.ts";
import type { Database } from "./storage/database.ts";
import { restoreReplaced } from "../roots/replaced-folder.ts";
import { inFolder, ownerRoot } from "../roots/roots.ts";

const stopGraceMs = 5_000;
const { values } = parseArgs({
  // For the development server and the benchmark, whose folders hold only a part of the site.
  options: { site: { type: "string" }, "allow-incomplete": { type: "boolean" } },
});
const siteDir = resolve(values.site ?? inFolder("dist"));
const config = readConfig(ownerRoot);

// The service must go on when the reader of its output exits (EPIPE).
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);

restoreReplaced(siteDir);
const missing = values["allow-incomplete"] === true ? [] : findMissingPages(siteDir);
if (missing.length > 0) {
  fail(
    `There is no whole site in ${siteDir}: ${missing.join(", ")} missing. Build it: npm run build`,
  );
}

const payment = await findPaymentProvider(config.payment, systemClock.now);
const site = await loadSiteConfig(siteDir).catch((error: Error) => fail(error.message));
const server = await startServer(config.socket ?? config).catch((error: NodeJS.ErrnoException) =>
  fail(
    error.code === "EADDRINUSE"
      ? `Port ${config.port} is taken. Stop the other program, or choose another port: PORT=${config.port + 1} npm start`
      : `Cannot listen on ${config.host}:${config.port}: ${error.message}. Check HOST and PORT.`,
  ),
);
const isLocal = ["127.0.0.1", "0.0.0.0", "::1", "::"].includes(config.host);
const address = `http://${isLocal ? "localhost" : config.host}:${server.port}`;

const stores = openStores(config.dataDir, systemClock.now, config.databaseUrl);
const service = composeService({
  ...config,
  stores,
  siteDir,
  siteUrl: config.siteUrl ?? address,
  site,
  lessons: readLessons(inFolder(lessonFolder)),
  payment,
  backedUp: config.databaseUrl === undefined ? config.dataDir : undefined,
  clock: systemClock,
  elapsed,
  log: writeLog,
});
server.serve(service.app);

let isStopping = false;
// Terminal and npm both forward a signal; the second must not interrupt the shutdown that the first began.
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => {
    if (!isStopping) void stop();
    isStopping = true;
  });
}

// With one shared database, report its error once.
const isShared = stores.databases.bookings === stores.databases.enquiries;
const takesMail = await canStore(stores.databases.enquiries);
const takesBookings = isShared ? takesMail : await canStore(stores.databases.bookings);
if (takesMail && takesBookings) {
  for (const warning of await service.listWarnings()) console.error(warning);
}
console.log(describeStart());

async function canStore(database: Database): Promise<boolean> {
  try {
    await database.examine();
    return true;
  } catch (error) {
    console.error(database.describeFault(error as Error));
    return false;
  }
}

function describeStart(): string {
  const parts = ["Site"];
  if (takesMail) parts.push("mail");
  if (takesBookings && !config.hasExternalBooking) parts.push("booking");
  const list = new Intl.ListFormat("en-GB").format(parts);
  const hint = ' (no SMTP_URL: enquiries are kept, read them with "npm run mail -- list")';
  const start = `${list} on ${address}${takesMail && config.smtp === undefined ? hint : ""}`;
  if (!site.demonstration) return start;
  return `${start}\nThis is the demonstration of "${site.brand}", kept out of search engines: npm run doctor lists what to make yours`;
}

async function stop(): Promise<never> {
  // A mail that is still being sent is sent again, with the same Message-ID, when its lease has ended.
  const deadline = systemClock.sleep(stopGraceMs, new AbortController().signal);
  await Promise.race([deadline, Promise.all([server.stop(stopGraceMs), service.stop()])]);
  await stores.close();
  process.exit(0);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
