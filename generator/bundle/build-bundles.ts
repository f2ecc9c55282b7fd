import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildBookingPage } from "./build-booking-page.ts";
import { buildClient } from "./build-client.ts";
import { buildRenderer } from "./build-renderer.ts";
import { clientFolder, bootsFile, rendererFolder, type Boots } from "./bundles.ts";
import { compileBootScript } from "./compile-boot-script.ts";
import { pageBoot, reportBoot } from "./entries.ts";

// Bundles the site for the browser and for Node into folders that it empties first, as a process of its own beside the one that reads
// posts and counts figures: the 400 MB that a bundler takes go with it.
const [workDir = "", publicDir = ""] = process.argv.slice(2);
const client = join(workDir, clientFolder);
const [pages, reports] = await Promise.all([
  compileBootScript(pageBoot),
  compileBootScript(reportBoot),
  buildRenderer(join(workDir, rendererFolder)),
  buildClient(client, publicDir).then(async () => buildBookingPage(client)),
]);
await writeFile(join(workDir, bootsFile), JSON.stringify({ pages, reports } satisfies Boots));
