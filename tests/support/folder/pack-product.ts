import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

let packed: string | undefined;

/** Returns the file that `npm pack` makes of the product, once for all test files of a process. */
export function packProduct(): string {
  if (packed !== undefined) return packed;
  const folder = mkdtempSync(join(tmpdir(), "packed-"));
  process.once("exit", () => rmSync(folder, { recursive: true }));
  const named = execFileSync("npm", ["pack", "--silent", "--pack-destination", folder]);
  packed = join(folder, named.toString().trim());
  return packed;
}
