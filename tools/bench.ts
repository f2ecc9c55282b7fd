import { existsSync } from "node:fs";
import { isBuildCurrent } from "./build-stamp.ts";
import { ensureChromium, findChromium } from "./find-chromium.ts";
import { runScript } from "./run-script.ts";

// Measures the pages beside a hand-written page without JavaScript, in one run.
if (!existsSync("bench/node_modules"))
  await runScript("npm", ["ci", "--prefix", "bench", "--ignore-scripts"]);
await runScript("tsc", ["-p", "bench"]);
await ensureChromium();
if (!(await isBuildCurrent())) await runScript("tools/build.ts");
process.env["CHROME_PATH"] = findChromium();
await runScript("bench/pages.ts", process.argv.slice(2));
