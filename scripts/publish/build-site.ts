import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { isBuildCurrent } from "../../generator/build-stamp.ts";
import { inProduct } from "../../roots/roots.ts";
import { words } from "./words.ts";

/** Builds the site if what it is built from has changed; the build's faults end the process. */
export async function buildSite(): Promise<void> {
  if (await isBuildCurrent()) return;
  console.log(words.building);
  try {
    await promisify(execFile)(process.execPath, [inProduct("scripts/build.ts")]);
  } catch (error) {
    const { stderr } = error as { stderr: string };
    console.error(`${words.buildFailed}\n${stderr}`);
    process.exit(1);
  }
}
