import { parseArgs } from "node:util";
import { BlogError } from "./blog/blog-error.ts";
import { distFolders, foldersBeside } from "./build-folders.ts";
import { buildSite } from "./build-site.ts";
import { stampBuild } from "./build-stamp.ts";
import { readEnvironment } from "./read-environment.ts";
import { validateSiteConfig } from "./validate-site-config.ts";

// Builds into dist, or with --out into another folder.
const { out } = parseArgs({ options: { out: { type: "string" } } }).values;
const folders = out === undefined ? distFolders : foldersBeside(out);
process.env["NODE_ENV"] = "production";
validateSiteConfig();
const started = performance.now();
try {
  const count = await buildSite(readEnvironment(), folders);
  if (out === undefined) await stampBuild();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${String(count)} pages in ${folders.outDir}, ${seconds} s`);
} catch (error) {
  if (!(error instanceof BlogError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
