import { readFileSync, writeFileSync } from "node:fs";
import type { Mend } from "./finding.ts";
import { inFolder } from "../../roots/roots.ts";

/** A mend that replaces a text of a file; undefined where the file does not hold it exactly once. */
export function replaceOnce(
  file: string,
  { from, to }: { from: string; to: string },
  does: string,
): Mend | undefined {
  const path = inFolder(file);
  if (readFileSync(path, "utf8").split(from).length !== 2) return undefined;
  return {
    does: `${file}: ${does}`,
    // Read again: another mend may have changed the file.
    apply: () =>
      writeFileSync(
        path,
        readFileSync(path, "utf8").replace(from, () => to),
      ),
  };
}
