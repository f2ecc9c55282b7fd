import { parseArgs } from "node:util";
import { readOwnPosts } from "../../../generator/blog/open-blog-source.ts";
import { distFolders } from "../../../generator/build-folders.ts";
import { checkJson } from "../../../checks/copy/check-json.ts";
import { checkDist } from "../../../checks/check-dist.ts";
import { checkUnpublished } from "../../../checks/documents/check-unpublished.ts";
import { checkContent, checkSource } from "../../../checks/check-source.ts";
import type { Fault } from "../../../generator/faults/fault.ts";
import { readArguments } from "../../command/read-arguments.ts";
import { jsonOption, reportFaults } from "../../command/report-faults.ts";
import { inProduct, ownerRoot } from "../../../roots/roots.ts";

// Without an option: copy, catalogues, Markdown and reports. With --dist: the documents that the build wrote.
const options = { dist: { type: "boolean", default: false }, ...jsonOption } as const;
const { dist: isDist, json: isForProgram } = readArguments(
  "npm run check-content -- [--dist] [--json]",
  () => parseArgs({ options }).values,
);
const isDemonstration = ownerRoot === inProduct("demo");
const faults = isDist ? await checkBuilt() : await checkOwn();
reportFaults(faults, isForProgram);
if (!isForProgram)
  console.log(`${isDist ? "documents" : "content"}: ${String(faults.length)} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;

async function checkOwn(): Promise<Fault[]> {
  const unreadable = await checkJson(ownerRoot);
  if (unreadable.length > 0) return unreadable;
  const { siteConfig } = await import("#folder/site.config.ts");
  const { findSiteConfigFaults } = await import("../../../generator/validate-site-config.ts");
  const { checkReports } = await import("../../../checks/reports/check-reports.ts");
  return [
    ...(await findSiteConfigFaults(siteConfig)),
    // An owner's folder may have texts that nothing reads, and a package no type checker.
    ...(await (isDemonstration ? checkSource : checkContent)(ownerRoot)),
    ...(await checkReports()),
  ];
}

async function checkBuilt(): Promise<Fault[]> {
  const { outDir } = distFolders;
  const { states } = await readOwnPosts();
  return [...(await checkDist(outDir)), ...(await checkUnpublished(outDir, states))];
}
