import { describeFaults } from "./describe-faults.ts";
import type { Fault } from "./fault.ts";

/** Faults that end what is running; the message describes each on a line. */
export class FaultError extends Error {
  override name = "FaultError";
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(describeFaults(faults).join("\n"));
    this.faults = faults;
  }
}
