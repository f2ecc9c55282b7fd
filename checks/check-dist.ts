import { checkAssetNames } from "./documents/check-asset-names.ts";
import { checkDocuments } from "./documents/check-documents.ts";
import { checkStructuredData } from "./documents/check-structured-data.ts";
import redirects from "#folder/content/redirects.json" with { type: "json" };
import { checkRedirects } from "./documents/check-redirects.ts";
import { checkLinks } from "./documents/check-links.ts";
import { fault, type Fault } from "../generator/faults/fault.ts";
import { readDocuments } from "./documents/read-documents.ts";

export async function checkDist(outDir: string): Promise<Fault[]> {
  const documents = await readDocuments(outDir);
  if (documents.length === 0) return [fault(outDir, "built/none")];
  return [
    ...checkDocuments(documents),
    ...checkLinks(documents, outDir),
    ...checkRedirects(documents, redirects),
    ...checkStructuredData(documents),
    ...checkAssetNames(outDir),
  ];
}
