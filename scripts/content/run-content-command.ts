import { spawnSync } from "node:child_process";
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
      "art/blog-pictures",
    ];
    spawnSync("oxfmt", formatted, { shell: process.platform === "win32" });
    console.log(done);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
