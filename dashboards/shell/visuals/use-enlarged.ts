import { useEffect, type RefObject } from "react";
import { flushSync } from "react-dom";
import { useReport, useSnapshot } from "../store/use-report.ts";

/** A visual that fills the page; Escape ends it, with the focus on its menu. */
export function useEnlarged(
  id: string,
  frame: RefObject<HTMLElement | null>,
): { isEnlarged: boolean; toggle: () => void } {
  const { store } = useReport();
  const isEnlarged = useSnapshot().state.focus === id;
  const toggle = (): void => {
    // The page is laid out anew before anything is looked for in it.
    flushSync(() =>
      store.change((current) => ({ ...current, focus: current.focus === id ? null : id })),
    );
    frame.current?.querySelector<HTMLElement>(".visual-actions button")?.focus();
    frame.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
  };
  useEffect(() => {
    if (!isEnlarged) return undefined;
    const leave = (event: KeyboardEvent): void => {
      // Open panels and selections take Escape first.
      if (event.key === "Escape" && !event.defaultPrevented) toggle();
    };
    document.addEventListener("keydown", leave);
    return () => document.removeEventListener("keydown", leave);
  });
  return { isEnlarged, toggle };
}
