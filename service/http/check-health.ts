import type { Handler } from "hono";
import type { Log } from "../log.ts";
import { StorageFault } from "../storage-fault.ts";

// Each check writes to the disk, and anyone can ask for it.
const freshForMs = 1_000;

export type Health = { text: string; status: 200 | 503 };

type Examined = {
  checkStorage: () => Promise<void>;
  listWarnings: () => Promise<string[]>;
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
    const { text, status } = await examined;
    return c.text(text, status);
  };
}

/** 503 while enquiries or bookings cannot be stored; else 200 with `ok`, or `degraded` and the warnings. */
export async function examineHealth({
  checkStorage,
  listWarnings,
  log,
}: Examined): Promise<Health> {
  try {
    await checkStorage();
    const warnings = await listWarnings();
    // A 503 would make a proxy or supervisor take down pages and forms that work.
    return {
      text: warnings.length === 0 ? "ok" : ["degraded", ...warnings].join("\n"),
      status: 200,
    };
  } catch (error) {
    log({ event: "unhealthy", error: String(error) });
    const reason = error instanceof StorageFault ? ` ${error.message}` : "";
    return { text: `Enquiries or bookings cannot be stored.${reason}`, status: 503 };
  }
}
