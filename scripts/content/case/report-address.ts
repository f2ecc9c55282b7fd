import { readFile, writeFile } from "node:fs/promises";
import * as v from "valibot";
import { siteConfigSchema } from "../../../contracts/configuration/site-config.ts";
import { FaultError } from "../../../generator/faults/fault-error.ts";
import { fault } from "../../../generator/faults/fault.ts";
import { refusal } from "../refusal.ts";
import { inFolder } from "../../../roots/roots.ts";

const file = "site.config.ts";
const empty = /^ {2}reports: \{/m;

/** Throws where an address is not one that Power BI publishes to the web. */
export function requireReportAddress(address: string): void {
  if (v.is(siteConfigSchema.entries.reports, { report: address })) return;
  throw new FaultError([fault(address, "report-address")]);
}

/** Writes the address of a case's report into the settings. */
export async function addReportAddress(slug: string, address: string): Promise<void> {
  const text = await readFile(inFolder(file), "utf8");
  if (!empty.test(text)) throw refusal("reports-line");
  await writeFile(
    inFolder(file),
    text.replace(empty, `$&\n    ${JSON.stringify(slug)}: ${JSON.stringify(address)},`),
  );
}

/** Gives the report of a case to the slug `to`; takes it out of the settings without one. */
export async function moveReportAddress(slug: string, to?: string): Promise<void> {
  const text = await readFile(inFolder(file), "utf8");
  const entry = new RegExp(String.raw`^( *)["']?${slug}["']?:\s*(["'][^"']*["']),? *\r?\n`, "m");
  const moved = to === undefined ? "" : `$1${JSON.stringify(to)}: $2,\n`;
  await writeFile(inFolder(file), text.replace(entry, moved));
}
