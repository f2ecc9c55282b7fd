import { execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { ownerRoot } from "../../roots/roots.ts";

/**
 * Returns the day on which the newest of some files changed, e.g. `2026-05-28`: that of its last commit, or outside
 * Git that of its modification.
 */
export function findContentDate(files: readonly string[]): string | undefined {
  return readLastCommit(files) ?? readNewestTime(files);
}

function readLastCommit(files: readonly string[]): string | undefined {
  try {
    const args = ["log", "-1", "--format=%cs", "--", ...files];
    const date = execFileSync("git", args, {
      cwd: ownerRoot,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return date.trim() === "" ? undefined : date.trim();
  } catch {
    return undefined;
  }
}

function readNewestTime(files: readonly string[]): string | undefined {
  const times = files.filter((file) => existsSync(file)).map((file) => statSync(file).mtime);
  return times
    .map((time) => time.toISOString().slice(0, 10))
    .toSorted()
    .at(-1);
}
