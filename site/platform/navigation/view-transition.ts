import { flushSync } from "react-dom";

const inputs = ["pointerdown", "keydown", "wheel"];

/** Makes a change of the page as one view transition, which the visitor's next input ends; without motion it is made at once. */
export function transitionTo(change: () => void): void {
  const hasMotion = !matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!hasMotion || document.hidden || !("startViewTransition" in document)) {
    change();
    return;
  }
  const transition = document.startViewTransition(() => flushSync(change));
  const skip = () => transition.skipTransition();
  for (const input of inputs) addEventListener(input, skip, { capture: true, passive: true });
  // One that is skipped is not ready, which is no fault.
  transition.ready.catch(() => undefined);
  void transition.finished.finally(() => {
    for (const input of inputs) removeEventListener(input, skip, { capture: true });
  });
}
