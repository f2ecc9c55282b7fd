import { describeFaults } from "../../generator/faults/describe-faults.ts";
import type { Fault } from "../../generator/faults/fault.ts";

/** Option of the commands that the studio runs: standard output is then JSON alone, `{ "faults": […] }`. */
export const jsonOption = { json: { type: "boolean", default: false } } as const;

/** Prints faults in English, one a line, or as data for the studio. */
export function reportFaults(faults: readonly Fault[], isForProgram: boolean): void {
  if (isForProgram) console.log(JSON.stringify({ faults }));
  else for (const line of describeFaults(faults)) console.error(line);
}
