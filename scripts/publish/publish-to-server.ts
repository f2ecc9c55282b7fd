import { lookup } from "node:dns/promises";
import { readFileSync } from "node:fs";
import { fillText } from "../../contracts/fill-text.ts";
import { inProduct } from "../../roots/roots.ts";
import { listAddresses } from "../doctor/check-dns.ts";
import { buildSite } from "./build-site.ts";
import { prepareUpload } from "./prepare-upload.ts";
import type { Server } from "./read-target.ts";
import { describeStepFault, showStep } from "./show-steps.ts";
import { speakToServer } from "./speak-to-server.ts";
import { countWords, words } from "./words.ts";
import { writeScript } from "./write-script.ts";
import { writeSettings } from "./write-settings.ts";

type Site = {
  /** Address of the site, e.g. `https://www.example.com`. */
  page: string;
  isTrial: boolean;
};

/** Publishes on a server; returns the lines of the fault that prevents it, or none. */
export async function publishToServer(server: Server, { page, isTrial }: Site): Promise<string> {
  const { hostname } = new URL(page);
  const addresses = await findAddresses(server.host);
  const missing = isTrial ? "" : await findMissingRecord(hostname, addresses);
  if (missing !== "") return missing;
  console.log(fillText(words.to, { page, server: addresses[0] ?? server.host }));
  if (isTrial) console.log(words.trial);
  await buildSite();
  const upload = await prepareUpload(writeSettings(process.env));
  const { release, product } = upload;
  const pages = countWords("pages", upload.pages);
  const reports = countWords("reports", upload.reports);
  console.log(`${fillText(words.public, { pages, reports })}\n`);
  const fault = await speakToServer(server, {
    script: writeScript({
      host: hostname,
      otherHost: isTrial ? "" : await findOtherHost(hostname, addresses),
      isTrial,
      version: readVersion(),
      release,
      product,
    }),
    make: upload.make,
    onStep: (step, state, detail) => showStep(step, state, detail, { ...upload, isTrial }),
  });
  await upload.discard();
  return fault === undefined ? "" : `\n${describeStepFault(fault)}`;
}

/** Addresses of a server; none where only the settings of `ssh` know its name. */
export async function findAddresses(host: string): Promise<string[]> {
  const found = await lookup(host, { all: true }).catch(() => []);
  return found.map(({ address }) => address);
}

/** Names the record without which the server gets no certificate; `""` where it is there. */
async function findMissingRecord(host: string, server: readonly string[]): Promise<string> {
  try {
    const found = await listAddresses(host);
    if (server.length === 0 ? found.length > 0 : found.some((one) => server.includes(one)))
      return "";
    const type = server[0]?.includes(":") === true ? "AAAA" : "A";
    const addresses = found.join(", ");
    const remedy = found.length === 0 ? "" : fillText(words.found, { addresses });
    return [
      words.addressRecord,
      `  ${type}  ${host}  ${server[0] ?? ""}`,
      fillText(words.addressRemedy, { host, found: remedy }),
    ].join("\n");
  } catch (error) {
    return fillText(words.dnsAway, { reason: (error as Error).message });
  }
}

/** The name with or without www, if it leads to the server too: it will lead on to the site. */
async function findOtherHost(host: string, server: readonly string[]): Promise<string> {
  const other = host.startsWith("www.") ? host.slice(4) : `www.${host}`;
  const found = await listAddresses(other).catch(() => []);
  return found.some((one) => server.includes(one)) ? other : "";
}

function readVersion(): string {
  const manifest = readFileSync(inProduct("package.json"), "utf8");
  return (JSON.parse(manifest) as { version: string }).version;
}
