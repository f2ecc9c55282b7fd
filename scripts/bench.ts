import { existsSync } from "node:fs";
import { isBuildCurrent } from "../generator/build-stamp.ts";
import { ensureChromium, findChromium } from "./suite/find-chromium.ts";
import { runScript } from "./command/run-script.ts";

// Without an argument the pages beside a hand-written one without JavaScript; with `dashboards` the reports beside other
// libraries; with `booking` how fast the calendar answers.
const [subject, ...rest] = process.argv.slice(2);
const isReports = subject === "dashboards";
const folder = isReports ? "bench/dashboards" : "bench";

if (subject === "booking") {
  if (!(await isBuildCurrent())) await runScript("scripts/build.ts");
  await runScript("bench/booking.ts");
} else {
  if (!existsSync(`${folder}/node_modules`))
    await runScript("npm", ["ci", "--prefix", folder, "--ignore-scripts"]);
  await runScript("tsc", ["-p", folder]);
  await ensureChromium();
  if (!(await isBuildCurrent())) await runScript("scripts/build.ts");
  process.env["CHROME_PATH"] = findChromium();
  if (isReports) await runScript("bench/dashboards/run.ts", rest);
  else await runScript("bench/pages.ts", process.argv.slice(2));
}
