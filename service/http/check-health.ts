import type { Handler } from "hono";
import type { Log } from "../log.ts";

// Each check writes to the disk, and anyone can ask for it.
const freshForMs = 1_000;

type Health = { text: string; status: 200 | 503 };

type HealthDependencies = {
  checkStorage: () => void;
  listWarnings: () => string[];
  elapsed: () => number;
  log: Log;
};

/** Answers 503 while enquiries or bookings cannot be stored; else 200 with `ok`, or `degraded` and the warnings. */
export function checkHealth(dependencies: HealthDependencies): Handler {
  let checkedAt = -Infinity;
  let health: Health;
  return (c) => {
    if (dependencies.elapsed() - checkedAt >= freshForMs) {
      checkedAt = dependencies.elapsed();
      health = examine(dependencies);
    }
    return c.text(health.text, health.status);
  };
}

function examine({ checkStorage, listWarnings, log }: HealthDependencies): Health {
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
