import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  policiesFile,
  type DocumentPolicies,
} from "../../contracts/configuration/document-policies.ts";
import { locales } from "../../contracts/locale.ts";
import { speculationRulesPath } from "../../contracts/speculation-rules.ts";
import { serveSite, type ServedSite } from "../serve-site.ts";
import { writeFloorPage } from "./write-floor-page.ts";

/** Writes the floor into a folder and serves it by the service that serves the site, so that only the pages differ. */
export async function serveFloor(folder: string): Promise<ServedSite> {
  await mkdir(join(folder, "images"), { recursive: true });
  await cp("content/images/portrait.svg", join(folder, "images/portrait.svg"));
  for (const locale of locales) await writeFloorPage(locale, join(folder, `${locale}.html`));
  const policies: DocumentPolicies = {
    documents: {},
    others: "default-src 'self' 'unsafe-inline'",
  };
  await writeFile(join(folder, policiesFile), JSON.stringify(policies));
  // The service names them to every document.
  await writeFile(join(folder, speculationRulesPath), "{}");
  return serveSite(folder, join(folder, "data"));
}
