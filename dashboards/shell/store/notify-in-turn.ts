import { flushSync } from "react-dom";

/** Time in ms after which a task ends: with the browser's work after it, the task stays short on a slow phone too. */
const taskMs = 8;

let runs = 0;

/**
 * Notifies listeners in several tasks, so that the parts of a page are rendered one after the other; a later call takes
 * over.
 */
export function notifyInTurn(listeners: Iterable<() => void>): void {
  runs += 1;
  const run = runs;
  const left = [...listeners];
  const notifyNext = (): void => {
    if (run !== runs) return;
    const end = performance.now() + taskMs;
    while (left.length > 0 && performance.now() < end) flushSync(left.shift()!);
    if (left.length > 0) setTimeout(notifyNext);
  };
  notifyNext();
}
