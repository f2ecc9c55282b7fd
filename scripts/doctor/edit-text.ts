import { readFileSync, writeFileSync } from "node:fs";
import type { Mend } from "./finding.ts";

/** A mend that replaces a text of a file; undefined where the file does not hold it exactly once. */
export function replaceOnce(
  file: string,
  { from, to }: { from: string; to: string },
  does: string,
): Mend | undefined {
  if (readFileSync(file, "utf8").split(from).length !== 2) return undefined;
  return {
    does: `${file}: ${does}`,
    // Read again: another mend may have changed the file.
    apply: () =>
      writeFileSync(
        file,
        readFileSync(file, "utf8").replace(from, () => to),
      ),
  };
}
