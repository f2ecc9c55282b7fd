import { flushSync } from "react-dom";
import { isReturn } from "./use-arrival.ts";

const inputs = ["pointerdown", "keydown", "wheel"];

/**
 * Runs a change of the page; to a case from its card, and back, it is a view transition, which the visitor's next input
 * ends.
 */
export function changePage(change: () => void): void {
  const chart = isReturn() ? "[data-chart=case]" : "[data-chart]:focus-within";
  const isChosen = document.querySelector(chart) !== null;
  const hasMotion = isChosen && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!hasMotion || !("startViewTransition" in document)) {
    change();
    return;
  }
  const transition = document.startViewTransition(() => flushSync(change));
  const skip = () => transition.skipTransition();
  for (const input of inputs) addEventListener(input, skip, { capture: true, passive: true });
  // A skipped transition rejects `ready`, which is not an error.
  transition.ready.catch(() => undefined);
  void transition.finished.finally(() => {
    for (const input of inputs) removeEventListener(input, skip, { capture: true });
  });
}
