import type { LeverHandle } from "../../kinds/chart.ts";

/** The recommendation's lever, for the drawing that has it on its axis. */
export type Handle = {
  read: () => LeverHandle | undefined;
  move: (to: LeverHandle | undefined) => void;
  subscribe: (listener: () => void) => () => void;
};

export function createHandle(start: LeverHandle | undefined): Handle {
  const listeners = new Set<() => void>();
  let current = start;
  return {
    read: () => current,
    move: (to) => {
      current = to;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
