import { useCallback, useEffect, useRef, useState } from "react";

/** Opens and closes, each after its own delay; a later call cancels the one before. */
export function useDelayedOpen(openDelayMs: number, closeDelayMs: number) {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const change = useCallback((next: boolean, delayMs: number) => {
    clearTimeout(timer.current);
    if (delayMs === 0) setIsOpen(next);
    else timer.current = setTimeout(() => setIsOpen(next), delayMs);
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    isOpen,
    openSoon: useCallback(() => change(true, openDelayMs), [change, openDelayMs]),
    closeSoon: useCallback(() => change(false, closeDelayMs), [change, closeDelayMs]),
    openNow: useCallback(() => change(true, 0), [change]),
    closeNow: useCallback(() => change(false, 0), [change]),
  };
}
