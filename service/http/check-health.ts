import type { Handler } from "hono";
import type { Log } from "../log.ts";
import { StorageFault } from "../storage-fault.ts";

// Every check writes to the disk and anyone can request one, so a result is reused for this time.
const freshForMs = 1_000;

/** `text` triggers alerts; `notes` are only shown. */
export type Health = { text: string; notes: readonly string[]; status: 200 | 503 };

type Examined = {
  checkStorage: () => Promise<void>;
  listWarnings: () => Promise<string[]>;
  listNotes: () => Promise<string[]>;
  log: Log;
};

type HealthDependencies = { examine: () => Promise<Health>; elapsed: () => number };

export function checkHealth({ examine, elapsed }: HealthDependencies): Handler {
  let checkedAt = -Infinity;
  let examined: Promise<Health>;
  return async (c) => {
    if (elapsed() - checkedAt >= freshForMs) {
      checkedAt = elapsed();
      examined = examine();
    }
    const { text, notes, status } = await examined;
    return c.text([text, ...notes].join("\n"), status);
  };
}

/**
 * Answers 503 while enquiries or bookings cannot be stored; otherwise 200 with `ok`, or `degraded` and the warnings.
 */
export async function examineHealth({
  checkStorage,
  listWarnings,
  listNotes,
  log,
}: Examined): Promise<Health> {
  try {
    await checkStorage();
    const warnings = await listWarnings();
    // A 503 would make a proxy or supervisor take down pages and forms that still work.
    return {
      text: warnings.length === 0 ? "ok" : ["degraded", ...warnings].join("\n"),
      notes: await listNotes(),
      status: 200,
    };
  } catch (error) {
    log({ event: "unhealthy", error: String(error) });
    const reason = error instanceof StorageFault ? ` ${error.message}` : "";
    return { text: `Enquiries or bookings cannot be stored.${reason}`, notes: [], status: 503 };
  }
}
