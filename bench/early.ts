import { parseArgs } from "node:util";
import { runToEnd } from "../scripts/command/run-script.ts";

// Runs 1,000 early inputs, before and while the app starts; `npm test` runs a sample of them.
const { values } = parseArgs({
  options: { touches: { type: "string" }, seed: { type: "string" } },
});
process.env["EARLY_TOUCHES"] = values.touches ?? "1000";
if (values.seed !== undefined) process.env["EARLY_SEED"] = values.seed;
process.exitCode = await runToEnd("playwright", [
  "test",
  "--project=once",
  "early-touches",
  "--reporter=list",
]);
