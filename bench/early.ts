import { parseArgs } from "node:util";
import { runToEnd } from "../scripts/command/run-script.ts";

// Runs 1,000 early inputs at a quarter of the processor's speed; `npm test` runs a sample of them at its own.
const { values } = parseArgs({
  options: { touches: { type: "string" }, seed: { type: "string" } },
});
process.env["EARLY_TOUCHES"] = values.touches ?? "1000";
process.env["EARLY_CPU_RATE"] = "4";
if (values.seed !== undefined) process.env["EARLY_SEED"] = values.seed;
process.exitCode = await runToEnd("playwright", [
  "test",
  "--project=once",
  "early-touches",
  "--reporter=list",
]);
