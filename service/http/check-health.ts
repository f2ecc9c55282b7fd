import type { Handler } from "hono";
import type { Log } from "../log.ts";

// Each look writes to the disk, which a stranger must not be able to keep busy.
const freshForMs = 1_000;

/** Answers 200 as long as enquiries and bookings can be stored, 503 when not. */
export function checkHealth(parts: { check: () => void; now: () => number; log: Log }): Handler {
  let checkedAt = -Infinity;
  let isHealthy = false;
  return (c) => {
    if (parts.now() - checkedAt >= freshForMs) {
      checkedAt = parts.now();
      isHealthy = succeeds(parts);
    }
    return isHealthy ? c.text("ok") : c.text("Enquiries or bookings cannot be stored.", 503);
  };
}

function succeeds({ check, log }: { check: () => void; log: Log }): boolean {
  try {
    check();
    return true;
  } catch (error) {
    log({ event: "unhealthy", error: String(error) });
    return false;
  }
}
