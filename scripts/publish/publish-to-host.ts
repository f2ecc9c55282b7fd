import { fillText } from "../../contracts/fill-text.ts";
import { readEnvironment } from "../../generator/read-environment.ts";
import { distFolders } from "../../generator/build-folders.ts";
import { buildSite } from "./build-site.ts";
import type { Server, Target } from "./read-target.ts";
import { hasProductInside, listMissingSettings, writeHostFiles } from "./static-hosts.ts";
import { words } from "./words.ts";

/** Builds for a host that takes files alone, and says what is to be done in its account. */
export async function publishToHost(target: Exclude<Target, Server>, page: string): Promise<void> {
  if (target.kind === "container") {
    console.log(words.container);
    return;
  }
  for (const missing of listMissingSettings(readEnvironment())) console.log(missing);
  await buildSite();
  const written = await writeHostFiles(target.host, page);
  if (written.length > 0) console.log(fillText(words.written, { files: written.join(", ") }));
  if (target.host === "github-pages" && !(await hasProductInside()))
    console.log(words.packageOutside);
  const values = { dist: distFolders.outDir, host: new URL(page).hostname };
  console.log(`\n${fillText(words.hostSteps[target.host], values)}`);
}
