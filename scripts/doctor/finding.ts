/** A change that needs no decision of the owner; `does` says it as done, e.g. "renamed X to Y". */
export type Mend = { does: string; apply: () => Promise<void> | void };

export type Finding = { what: string; remedy: string; mend?: Mend | undefined };

/** `faults` must go before the site is public, `claims` are for the owner to confirm, `notes` are good to know. */
export type Diagnosis = { faults: Finding[]; claims: Finding[]; notes: Finding[] };
