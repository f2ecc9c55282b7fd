import { flushSync } from "react-dom";

/** With what a browser does after it, a task stays short on a slow phone too. */
const taskMs = 8;

let runs = 0;

/** Has the parts of the page draw what is new one after the other, in several tasks; a later call takes over. */
export function tellInTurn(listeners: Iterable<() => void>): void {
  runs += 1;
  const run = runs;
  const left = [...listeners];
  const tell = (): void => {
    if (run !== runs) return;
    const end = performance.now() + taskMs;
    while (left.length > 0 && performance.now() < end) flushSync(left.shift()!);
    if (left.length > 0) setTimeout(tell);
  };
  tell();
}
