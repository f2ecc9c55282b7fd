import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  policiesFile,
  type DocumentPolicies,
} from "../../contracts/configuration/document-policies.ts";
import { locales } from "../../contracts/locale.ts";
import { speculationRulesPath } from "../../contracts/paths/speculation-rules.ts";
import { renderReferencePage } from "./render-reference-page.ts";

/** Writes the reference page into a folder in the form that the service expects of a site. */
export async function writeReferencePage(folder: string): Promise<void> {
  await mkdir(join(folder, "images"), { recursive: true });
  await cp("demo/content/images/portrait.svg", join(folder, "images/portrait.svg"));
  for (const locale of locales) {
    await writeFile(join(folder, `${locale}.html`), await renderReferencePage(locale));
  }
  const policies: DocumentPolicies = {
    documents: {},
    others: "default-src 'self' 'unsafe-inline'",
  };
  await writeFile(join(folder, policiesFile), JSON.stringify(policies));
  // The service announces this file with every document.
  await writeFile(join(folder, speculationRulesPath), "{}");
}
