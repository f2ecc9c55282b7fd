import { describeFaults } from "../describe-faults.ts";
import type { Fault } from "../fault.ts";

/** The blog cannot be read as it is: every fault in one message, each with file, line, what was expected and a remedy. */
export class BlogError extends Error {
  override name = "BlogError";

  constructor(faults: readonly Fault[]) {
    super(`The blog has faults:\n${describeFaults(faults).join("\n")}`);
  }
}
