import type { Fault } from "../../generator/faults/fault.ts";

/** Reads the faults that a command printed with `--json`; undefined where it ended before. */
export function readPrinted(output: string): { faults: Fault[] } | undefined {
  try {
    return JSON.parse(output) as { faults: Fault[] };
  } catch {
    return undefined;
  }
}
