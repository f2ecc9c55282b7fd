const idleTimeoutMs = 2000;

/** Calls back when the browser is idle, after two seconds at the latest. */
export function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: idleTimeoutMs });
  else setTimeout(run, idleTimeoutMs / 10);
}

/** Ends the task, so that the browser can handle pending input and draw. */
export async function rest(): Promise<void> {
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", resolve, { once: true });
    port1.start();
    port2.postMessage(null);
  });
}
