import type { Handler } from "hono";
import type { Log } from "../log.ts";

// Each look writes to the disk, which a stranger must not be able to keep busy.
const freshForMs = 1_000;

type Health = { text: string; status: 200 | 503 };

export type HealthParts = {
  /** Throws while enquiries or bookings cannot be stored. */
  check: () => void;
  /** What the owner should look at while everything goes on. */
  listWarnings: () => string[];
  now: () => number;
  log: Log;
};

/** Answers 503 while enquiries or bookings cannot be stored; else 200, with `ok` or what is degraded. */
export function checkHealth(parts: HealthParts): Handler {
  let checkedAt = -Infinity;
  let health: Health;
  return (c) => {
    if (parts.now() - checkedAt >= freshForMs) {
      checkedAt = parts.now();
      health = examine(parts);
    }
    return c.text(health.text, health.status);
  };
}

function examine({ check, listWarnings, log }: HealthParts): Health {
  try {
    check();
    const warnings = listWarnings();
    // A 503 would make a proxy or supervisor take away pages and forms that work.
    return {
      text: warnings.length === 0 ? "ok" : ["degraded", ...warnings].join("\n"),
      status: 200,
    };
  } catch (error) {
    log({ event: "unhealthy", error: String(error) });
    return { text: "Enquiries or bookings cannot be stored.", status: 503 };
  }
}
