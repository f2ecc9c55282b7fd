import { createTransport } from "nodemailer";
import type { Environment } from "../../contracts/configuration/environment.ts";
import { siteConfig } from "#folder/site.config.ts";
import { fault } from "../../generator/faults/fault.ts";
import type { Finding } from "./finding.ts";

const patienceMs = 10_000;

/** Tries to reach the configured mail server, calendar, reports, content service and profiles. */
export async function reachServices(environment: Environment): Promise<Finding[]> {
  const findings = await Promise.all([
    reachMailServer(environment),
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
