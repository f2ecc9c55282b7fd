import { parseArgs } from "node:util";
import { distFolders, foldersBeside } from "../generator/build-folders.ts";
import { describeInputs, writeStamp } from "../generator/build-stamp.ts";
import { checkJson } from "../checks/copy/check-json.ts";
import { FaultError } from "../generator/faults/fault-error.ts";
import type { Fault } from "../generator/faults/fault.ts";
import { readEnvironment } from "../generator/read-environment.ts";
import { readArguments } from "./command/read-arguments.ts";
import { jsonOption, reportFaults } from "./command/report-faults.ts";
import { describeSeconds, showProgress } from "./command/show-progress.ts";
import {
  compareBuilds,
  describeChanges,
  type BuildChanges,
} from "../generator/output/compare-builds.ts";
import { keepEarlierAssets } from "../generator/output/keep-earlier-assets.ts";
import { replaceFolder } from "../generator/output/replace-folder.ts";
import { ownerRoot } from "../roots/roots.ts";

// Builds into dist, or with --out into another folder; what was built before stays until the new site is whole.
const options = { out: { type: "string" }, ...jsonOption } as const;
const { out, json: isForProgram } = readArguments(
  "npm run build -- [--out FOLDER] [--json]",
  () => parseArgs({ options }).values,
);
const { outDir, cacheDir } = out === undefined ? distFolders : foldersBeside(out);
process.env["NODE_ENV"] = "production";
const environment = readEnvironment();
failOn(await checkJson(ownerRoot));
await import("./command/require-settings.ts");
// Only now: these import the JSON files and the settings.
const { siteConfig } = await import("#folder/site.config.ts");
const { findSiteConfigFaults } = await import("../generator/validate-site-config.ts");
const { buildSite } = await import("../generator/build-site.ts");
const { checkUnwritten } = await import("../checks/copy/prose/check-unwritten.ts");
failOn(await findSiteConfigFaults(siteConfig));
failOn(await checkUnwritten(ownerRoot));
const progress = showProgress(isForProgram ? process.stderr : process.stdout);
const inputs = await describeInputs();
let documents = 0;
let changes: BuildChanges | undefined;
try {
  await replaceFolder(outDir, async (folder) => {
    documents = await buildSite(environment, { outDir: folder, cacheDir }, progress);
    await writeStamp(folder, inputs);
    await keepEarlierAssets(outDir, folder);
    changes = await compareBuilds(outDir, folder);
  });
} catch (error) {
  if (!(error instanceof FaultError)) throw error;
  failOn(error.faults);
}
const time = `${describeSeconds(performance.now())}: ${progress.describeSlowest()}`;
if (isForProgram) reportFaults([], true);
else {
  console.log(`${String(documents)} documents in ${outDir}, ${time}`);
  if (changes !== undefined) console.log(describeChanges(changes));
}

/** Ends the build where there are faults. */
function failOn(faults: readonly Fault[]): void {
  if (faults.length === 0) return;
  reportFaults(faults, isForProgram);
  process.exit(1);
}
