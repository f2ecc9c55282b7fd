import { spawnSync } from "node:child_process";
import { reportFaults } from "../command/report-faults.ts";
import { findTool } from "../command/find-tool.ts";
import { FaultError } from "../../generator/faults/fault-error.ts";
import { inFolder } from "../../roots/roots.ts";

/** Prints what a command did and formats the files that it may have written; a refusal ends the process with code 1. */
export async function runContentCommand(
  run: () => Promise<string>,
  isForProgram: boolean,
): Promise<void> {
  try {
    const done = await run();
    const formatted = [
      "content/copy",
      "content/catalogue",
      "content/redirects.json",
      "site.config.ts",
    ];
    spawnSync(process.execPath, [findTool("oxfmt") ?? "", ...formatted.map(inFolder)]);
    console.log(done);
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
    reportFaults(error.faults, isForProgram);
    process.exitCode = 1;
  }
}
