import { parseArgs } from "node:util";
import { BlogError } from "../generator/blog/blog-error.ts";
import { distFolders, foldersBeside } from "../generator/build-folders.ts";
import { describeInputs, writeStamp } from "../generator/build-stamp.ts";
import { checkJson } from "../checks/copy/check-json.ts";
import { describeFaults } from "../generator/describe-faults.ts";
import { readEnvironment } from "../generator/read-environment.ts";
import { readArguments } from "./command/read-arguments.ts";
import { describeSeconds, showProgress } from "./command/show-progress.ts";
import { keepEarlierAssets } from "../generator/output/keep-earlier-assets.ts";
import { replaceFolder } from "../generator/output/replace-folder.ts";

// Builds into dist, or with --out into another folder; what was built before stays until the new site is whole.
const { out } = readArguments(
  "npm run build -- [--out FOLDER]",
  () => parseArgs({ options: { out: { type: "string" } } }).values,
);
const { outDir, cacheDir } = out === undefined ? distFolders : foldersBeside(out);
process.env["NODE_ENV"] = "production";
const environment = readEnvironment();
const jsonFaults = await checkJson(".");
if (jsonFaults.length > 0) fail(describeFaults(jsonFaults).join("\n"));
await import("./command/require-settings.ts");
// Only now: these import the JSON files and the settings.
const { validateSiteConfig } = await import("../generator/validate-site-config.ts");
const { buildSite } = await import("../generator/build-site.ts");
const { checkUnwritten } = await import("../checks/copy/check-unwritten.ts");
await validateSiteConfig();
const unwritten = await checkUnwritten(".");
if (unwritten.length > 0) fail(describeFaults(unwritten).join("\n"));
const progress = showProgress();
const inputs = await describeInputs();
let documents = 0;
try {
  await replaceFolder(outDir, async (folder) => {
    documents = await buildSite(environment, { outDir: folder, cacheDir }, progress);
    await writeStamp(folder, inputs);
    await keepEarlierAssets(outDir, folder);
  });
} catch (error) {
  if (!(error instanceof BlogError)) throw error;
  fail(error.message);
}
const time = `${describeSeconds(performance.now())}: ${progress.describeSlowest()}`;
console.log(`${String(documents)} documents in ${outDir}, ${time}`);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
