const idleTimeoutMs = 2000;

/** Runs something once the browser has nothing else to do, after two seconds at the latest. */
export function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: idleTimeoutMs });
  else setTimeout(run, idleTimeoutMs / 10);
}
