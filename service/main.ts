import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { siteConfig } from "../site.config.ts";
import { createApp } from "./app.ts";
import { systemClock } from "./clock.ts";
import { readConfig } from "./config.ts";
import { startServer } from "./http/start-server.ts";
import { writeLog } from "./log.ts";
import { startOutbox, type Outbox } from "./mail/outbox.ts";
import { createSmtpSender } from "./mail/smtp-sender.ts";
import { EnquiryStore } from "./storage/enquiry-store.ts";

const stopGraceMs = 5_000;
const rootDir = resolve(import.meta.dirname, "..");
const { values } = parseArgs({ options: { site: { type: "string" } } });
const siteDir = resolve(values.site ?? join(rootDir, "dist"));
const config = readConfig(rootDir);
const { now } = systemClock;

if (!existsSync(siteDir)) fail(`There is no site in ${siteDir}. Build it first: npm run build`);

const enquiries = new EnquiryStore(join(config.dataDir, "enquiries.sqlite"), now);
let outbox: Outbox | undefined;
const app = createApp({
  siteDir,
  enquiries,
  onEnquiry: () => outbox?.wake(),
  contactEmail: siteConfig.owner.email,
  now,
  log: writeLog,
});

const server = await startServer(app, config).catch((error: NodeJS.ErrnoException) =>
  fail(
    error.code === "EADDRINUSE"
      ? `Port ${config.port} is taken. Stop the other program, or choose another port: PORT=${config.port + 1} npm start`
      : `Cannot listen on ${config.host}:${config.port}: ${error.message}. Check HOST and PORT.`,
  ),
);
// Only once the port is ours: a second service by mistake must not deliver the same enquiries.
if (config.smtp !== undefined) {
  outbox = startOutbox({
    enquiries,
    send: createSmtpSender(config.smtp.url, config.smtp),
    clock: systemClock,
    random: Math.random,
    log: writeLog,
  });
}
const isLocal = ["127.0.0.1", "0.0.0.0", "::1", "::"].includes(config.host);
const address = `http://${isLocal ? "localhost" : config.host}:${server.port}`;
const hint = ' (no SMTP_URL: enquiries are kept, read them with "npm run mail -- list")';
console.log(`Site and mail on ${address}${config.smtp === undefined ? hint : ""}`);

process.once("SIGTERM", () => void stop());
process.once("SIGINT", () => void stop());

async function stop(): Promise<never> {
  // A mail the server is slow to take is sent again at the next start, under the same Message-ID.
  const deadline = systemClock.sleep(stopGraceMs, new AbortController().signal);
  await Promise.race([deadline, Promise.all([server.stop(stopGraceMs), outbox?.stop()])]);
  enquiries.close();
  process.exit(0);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
