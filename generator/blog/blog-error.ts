import { describeFaults } from "../describe-faults.ts";
import type { Fault } from "../fault.ts";

/** One error with all faults of the blog in its message. */
export class BlogError extends Error {
  override name = "BlogError";

  constructor(faults: readonly Fault[]) {
    super(`The blog has faults:\n${describeFaults(faults).join("\n")}`);
  }
}
