import { Resolver } from "node:dns/promises";
import type { Environment } from "../../contracts/configuration/environment.ts";
import { fault } from "../../generator/faults/fault.ts";
import type { Finding } from "./finding.ts";

/** Asks the DNS for records; each gives none where the name has none, and throws where it does not answer. */
export type Dns = {
  listAddresses: typeof listAddresses;
  listTexts: (host: string) => Promise<string[]>;
};

type Settings = Pick<Environment, "VITE_SITE_URL" | "SMTP_URL" | "MAIL_TO" | "MAIL_FROM">;

/** Finds missing DNS records: addresses of the site, and SPF (RFC 7208) and DMARC (RFC 7489) of the sender of mails. */
export async function checkDns(settings: Settings, dns: Dns = askDns()): Promise<Finding[]> {
  const { VITE_SITE_URL: siteUrl, SMTP_URL, MAIL_TO = "", MAIL_FROM = MAIL_TO } = settings;
  const host = siteUrl === undefined ? undefined : new URL(siteUrl).hostname;
  const [, domain] = /@([\w.-]+)>?\s*$/.exec(MAIL_FROM) ?? [];
  try {
    return [
      ...(host === undefined ? [] : await checkAddress(host, dns)),
      ...(SMTP_URL === undefined || domain === undefined ? [] : await checkSender(domain, dns)),
    ];
  } catch (error) {
    return [fault("", "dns-away", { reason: (error as Error).message })];
  }
}

async function checkAddress(host: string, dns: Dns): Promise<Finding[]> {
  return (await dns.listAddresses(host)).length > 0 ? [] : [fault("", "dns-address", { host })];
}

async function checkSender(domain: string, { listTexts }: Dns): Promise<Finding[]> {
  const hasSpf = (await listTexts(domain)).some((text) => /^v=spf1(?: |$)/i.test(text));
  const dmarc = await listTexts(`_dmarc.${domain}`);
  const hasDmarc = dmarc.some((text) => /^v=DMARC1\s*;/i.test(text));
  return [
    ...(hasSpf ? [] : [fault("", "dns-spf", { domain })]),
    ...(hasDmarc ? [] : [fault("", "dns-dmarc", { domain })]),
  ];
}

const noRecords = new Set(["ENODATA", "ENOTFOUND"]);

const resolver = new Resolver({ timeout: 5000, tries: 2 });

/** Lists the addresses of a host in the DNS, of IPv4 first; none where it has none. */
export async function listAddresses(host: string): Promise<string[]> {
  return [...(await orNone(resolver.resolve4(host))), ...(await orNone(resolver.resolve6(host)))];
}

function askDns(): Dns {
  return {
    listAddresses,
    // A long text is several strings.
    listTexts: async (host) => {
      const texts = await orNone(resolver.resolveTxt(host));
      return texts.map((parts) => parts.join(""));
    },
  };
}

async function orNone<Item>(asked: Promise<Item[]>): Promise<Item[]> {
  try {
    return await asked;
  } catch (error) {
    if (noRecords.has((error as NodeJS.ErrnoException).code ?? "")) return [];
    throw error;
  }
}
