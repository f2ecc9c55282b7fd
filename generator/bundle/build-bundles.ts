import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildBookingPage } from "./build-booking-page.ts";
import { buildFileWorker } from "./build-file-worker.ts";
import { buildClient } from "./build-client.ts";
import { buildRenderer } from "./build-renderer.ts";
import { clientFolder, bootsFile, rendererFolder, type Boots } from "./bundles.ts";
import { compileBootScript } from "./compile-boot-script.ts";
import { pageBoot, reportBoot } from "./entries.ts";

// Bundles the site for the browser and for Node into folders that it empties first. It runs as a separate process,
// parallel to reading posts and checking figures, so that the bundler's 400 MB are freed when it ends.
const [workDir = "", publicDir = ""] = process.argv.slice(2);
const client = join(workDir, clientFolder);
const [pages, reports] = await Promise.all([
  compileBootScript(pageBoot),
  compileBootScript(reportBoot),
  buildRenderer(join(workDir, rendererFolder)),
  buildClient(client, publicDir).then(async () =>
    Promise.all([buildBookingPage(client), buildFileWorker(client)]),
  ),
]);
await writeFile(join(workDir, bootsFile), JSON.stringify({ pages, reports } satisfies Boots));
