import { startTransition, useEffect, useState } from "react";
import { useHydrating } from "./use-hydrating.ts";

type Turn = { draw: () => void; drawn: Promise<void> };

/** The visuals that the document shows as static drawings, in the order of the page. */
const turns: Turn[] = [];

/** True while the document's static drawing stands for a visual: from its hydration until its turn. */
export function useStill(): boolean {
  const [isStill, setIsStill] = useState(useHydrating());
  useEffect(() => {
    if (!isStill) return undefined;
    const { promise: drawn, resolve } = Promise.withResolvers<void>();
    turns.push({ draw: () => startTransition(() => setIsStill(false)), drawn });
    return resolve;
  }, [isStill]);
  return isStill;
}

/** Replaces static drawings by interactive ones, one after the other so that none is a long task. */
export async function drawStills(): Promise<void> {
  for (const { draw, drawn } of turns.splice(0)) {
    draw();
    // oxlint-disable-next-line no-await-in-loop -- one at a time
    await drawn;
  }
}
