import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  policiesFile,
  type DocumentPolicies,
} from "../../contracts/configuration/document-policies.ts";
import { locales } from "../../contracts/locale.ts";
import { speculationRulesPath } from "../../contracts/speculation-rules.ts";
import { renderFloor } from "./render-floor.ts";

/** Writes the floor into a folder as the service expects a site. */
export async function writeFloor(folder: string): Promise<void> {
  await mkdir(join(folder, "images"), { recursive: true });
  await cp("content/images/portrait.svg", join(folder, "images/portrait.svg"));
  for (const locale of locales) {
    await writeFile(join(folder, `${locale}.html`), await renderFloor(locale));
  }
  const policies: DocumentPolicies = {
    documents: {},
    others: "default-src 'self' 'unsafe-inline'",
  };
  await writeFile(join(folder, policiesFile), JSON.stringify(policies));
  // The service names this file to every document.
  await writeFile(join(folder, speculationRulesPath), "{}");
}
