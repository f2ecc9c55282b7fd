import { startTransition, useEffect, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import type { VisualProps } from "../visual-props.ts";
import { drawInTurn } from "./draw-in-turn.ts";
import { useHydrating } from "./use-hydrating.ts";

/**
 * True while the document's static drawing stands for a visual: until its turn, the reader's input, or another result.
 */
export function useStill(
  box: RefObject<HTMLElement | null>,
  { read, format }: Pick<VisualProps, "read" | "format">,
): boolean {
  const isHydrating = useHydrating();
  const [first] = useState({ isStill: isHydrating, read, format });
  const [isDue, setIsDue] = useState(false);
  const isStill = first.isStill && !isDue && read === first.read && format === first.format;
  useEffect(() => {
    if (!isStill || box.current === null) return undefined;
    return drawInTurn(box.current, {
      inTurn: () => startTransition(() => setIsDue(true)),
      now: () => flushSync(() => setIsDue(true)),
    });
  }, [isStill, box]);
  return isStill;
}
