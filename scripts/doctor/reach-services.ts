import { createTransport } from "nodemailer";
import type { Environment } from "../../contracts/configuration/environment.ts";
import { siteConfig } from "#folder/site.config.ts";
import { fault } from "../../generator/faults/fault.ts";
import type { BusyCalendar } from "../../service/booking/busy/busy-calendar.ts";
import { openCalendars } from "../../service/booking/busy/start-calendars.ts";
import type { Config } from "../../service/config.ts";
import { openDatabases } from "../../service/open-stores.ts";
import type { Finding } from "./finding.ts";

const patienceMs = 10_000;
const weekMs = 7 * 86_400_000;

/** Tries to reach the configured mail server, calendars, booking platform, reports, content service and profiles. */
export async function reachServices(environment: Environment, config: Config): Promise<Finding[]> {
  const findings = await Promise.all([
    reachMailServer(environment),
    reachCalendars(config),
    ...listAddresses(environment).map(async ([name, address]) => reach(name, address)),
  ]);
  return findings.flat();
}

function listAddresses(environment: Environment): [name: string, address: string][] {
  const { VITE_BOOKING_URL, VITE_CONTENTFUL_SPACE_ID: space } = environment;
  const content = environment.VITE_CONTENTFUL_ORIGIN ?? "https://cdn.contentful.com";
  const token = environment.VITE_CONTENTFUL_ACCESS_TOKEN ?? "";
  return [
    ...(VITE_BOOKING_URL === undefined
      ? []
      : ([["VITE_BOOKING_URL", VITE_BOOKING_URL]] as [string, string][])),
    ...(space === undefined
      ? []
      : ([["Contentful", `${content}/spaces/${space}?access_token=${token}`]] as [
          string,
          string,
        ][])),
    ...Object.entries(siteConfig.reports).map(([slug, address]): [string, string] => [
      `reports.${slug}`,
      address,
    ]),
    ...Object.entries(siteConfig.profiles).map(([profile, address]): [string, string] => [
      `profiles.${profile}`,
      address,
    ]),
  ];
}

async function reach(name: string, address: string): Promise<Finding[]> {
  const { origin } = new URL(address);
  try {
    const { ok, status, body } = await fetch(address, { signal: AbortSignal.timeout(patienceMs) });
    await body?.cancel();
    return ok ? [] : [fault("", "address-refused", { name, origin, status })];
  } catch (error) {
    const { cause, message } = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    return [fault("", "address-away", { name, origin, reason })];
  }
}

/** Reads the owner's calendars as the service does. */
async function reachCalendars({ calendar, dataDir, databaseUrl }: Config): Promise<Finding[]> {
  const { bookings: database, enquiries } = openDatabases(dataDir, databaseUrl, "existing");
  const dependencies = { site: siteConfig, database, now: Date.now };
  const findings = await Promise.all(openCalendars(calendar, dependencies).map(reachCalendar));
  await Promise.all([database.close(), enquiries.close()]);
  return findings.flat();
}

async function reachCalendar({ setting, readBusy }: BusyCalendar): Promise<Finding[]> {
  try {
    const now = Date.now();
    await readBusy({ startsAt: now, endsAt: now + weekMs });
    return [];
  } catch (error) {
    return [fault("", "calendar-silent", { setting, reason: (error as Error).message })];
  }
}

async function reachMailServer({ SMTP_URL: url }: Environment): Promise<Finding[]> {
  if (url === undefined) return [];
  const transport = createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
  });
  try {
    await transport.verify();
    return [];
  } catch (error) {
    const reason = (error as Error).message;
    return [fault("", "mail-server", { host: new URL(url).host, reason })];
  } finally {
    transport.close();
  }
}
