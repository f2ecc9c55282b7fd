import { rest } from "./when-idle.ts";

/** Time in ms after which a slice ends; one step takes up to ten on a slow phone. */
const sliceMs = 8;

/** Runs steps in slices, between which the browser handles input; resolves to undefined where it is stopped. */
export async function runInSlices<Value>(
  steps: Generator<unknown, Value>,
  signal: AbortSignal,
): Promise<Value | undefined> {
  for (;;) {
    const end = performance.now() + sliceMs;
    do {
      if (signal.aborted) return undefined;
      const { done, value } = steps.next();
      if (done === true) return value;
    } while (performance.now() < end);
    // oxlint-disable-next-line no-await-in-loop -- that is the rest
    await rest();
  }
}
