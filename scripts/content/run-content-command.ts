import { spawnSync } from "node:child_process";
import { findTool } from "../command/find-tool.ts";
import { Refusal } from "./refusal.ts";

/** Prints what a command did and formats the files that it may have written; a refusal ends the process with code 1. */
export async function runContentCommand(run: () => Promise<string>): Promise<void> {
  try {
    const done = await run();
    const formatted = [
      "content/copy",
      "content/catalogue",
      "content/redirects.json",
      "site.config.ts",
      "site/routes.ts",
    ];
    spawnSync(process.execPath, [findTool("oxfmt") ?? "", ...formatted]);
    console.log(done);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
