import type { Fault } from "../../generator/faults/fault.ts";

/** A change that needs no decision of the owner; `does` says it as done, e.g. "renamed X to Y". */
export type Mend = { does: string; apply: () => Promise<void> | void };

export type Finding = Fault & { mend?: Mend | undefined };

/** `faults` must go before the site is public, `claims` are for the owner to confirm, `notes` are good to know. */
export type Diagnosis = { faults: Finding[]; claims: Finding[]; notes: Finding[] };

/** The finding of a fault that can be mended without the owner; undefined where it cannot. */
export function addMend(fault: Fault, mend: Mend | undefined): Finding {
  return { ...fault, mend };
}
