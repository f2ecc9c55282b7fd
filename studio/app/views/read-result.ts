import type { StepResult } from "../../server/publish-routes.ts";

/** Reads the last line of a step; without one, the connection was lost. */
export function readResult(line: string): StepResult {
  try {
    return JSON.parse(line) as StepResult;
  } catch {
    return { isPassed: false, faults: [] };
  }
}
