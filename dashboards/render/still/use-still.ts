import { startTransition, useEffect, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import type { VisualProps } from "../visual-props.ts";
import { whenIdle } from "../when-idle.ts";
import { useHydrating } from "./use-hydrating.ts";

/** Resolves when the report is ready and the visuals before, in the order of the page, are drawn. */
let turn: Promise<unknown> | undefined;

/**
 * True while the document's static drawing stands for a visual: until its turn, the reader's input, or another result.
 * Visuals have their turns once the report is ready and the browser idle, one after the other.
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
    const body = box.current;
    if (!isStill || body === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const { promise: drawn, resolve } = Promise.withResolvers<void>();
    turn ??= new Promise((ready) => addEventListener("report-ready", ready, { once: true }));
    turn = turn.then(async () => {
      await new Promise<void>(whenIdle);
      if (signal.aborted) return;
      startTransition(() => setIsDue(true));
      await drawn;
    });
    const drawNow = (): void => flushSync(() => setIsDue(true));
    const press = (event: MouseEvent): void => {
      event.stopPropagation();
      drawNow();
      pressMark(body, event);
    };
    body.addEventListener("pointermove", drawNow, { signal });
    body.addEventListener("click", press, { signal });
    // Keys reach every mark.
    addEventListener("keydown", drawNow, { capture: true, signal });
    return () => {
      controller.abort();
      resolve();
    };
  }, [isStill, box]);
  return isStill;
}

/** Repeats a click on a static drawing on the mark that replaced it. */
function pressMark(box: Element, event: MouseEvent): void {
  const { clientX, clientY, shiftKey, ctrlKey, metaKey } = event;
  const isAt = (mark: Element): boolean => {
    const { left, right, top, bottom } = mark.getBoundingClientRect();
    return clientX >= left && clientX < right && clientY >= top && clientY < bottom;
  };
  const found = document.elementFromPoint(clientX, clientY);
  // A mark that was scrolled off the screen is found by its rectangle.
  const mark = found ?? [...box.querySelectorAll("[data-mark]")].find(isAt);
  const init = { bubbles: true, cancelable: true, clientX, clientY, shiftKey, ctrlKey, metaKey };
  mark?.dispatchEvent(new MouseEvent("click", init));
}
