import type { Handler } from "hono";
import type { Log } from "../log.ts";

// Each check writes to the disk, and anyone can ask for it.
const freshForMs = 1_000;

export type Health = { text: string; status: 200 | 503 };

type Examined = { checkStorage: () => void; listWarnings: () => string[]; log: Log };

type HealthDependencies = { examine: () => Health; elapsed: () => number };

export function checkHealth({ examine, elapsed }: HealthDependencies): Handler {
  let checkedAt = -Infinity;
  let health: Health;
  return (c) => {
    if (elapsed() - checkedAt >= freshForMs) {
      checkedAt = elapsed();
      health = examine();
    }
    return c.text(health.text, health.status);
  };
}

/** 503 while enquiries or bookings cannot be stored; else 200 with `ok`, or `degraded` and the warnings. */
export function examineHealth({ checkStorage, listWarnings, log }: Examined): Health {
  try {
    checkStorage();
    const warnings = listWarnings();
    // A 503 would make a proxy or supervisor take down pages and forms that work.
    return {
      text: warnings.length === 0 ? "ok" : ["degraded", ...warnings].join("\n"),
      status: 200,
    };
  } catch (error) {
    log({ event: "unhealthy", error: String(error) });
    return { text: "Enquiries or bookings cannot be stored.", status: 503 };
  }
}
