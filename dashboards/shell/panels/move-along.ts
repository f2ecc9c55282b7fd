import type { KeyboardEvent } from "react";

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Moves the focus by arrow keys among the elements of a class, which are one tab stop. */
export function moveAlong({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  const step = steps[key];
  if (step === undefined) return;
  const all = [...document.querySelectorAll<HTMLElement>(`.${currentTarget.className}`)];
  all[all.indexOf(currentTarget) + step]?.focus();
}
