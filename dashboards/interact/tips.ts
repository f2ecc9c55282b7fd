/** What a tooltip says, and the rectangle (viewport pixels) of the mark it is about. */
type Tip = {
  title: string;
  rows: readonly { name: string; value: string }[];
  anchor: { left: number; top: number; width: number; height: number };
};

/** The one tooltip of a report: visuals show and hide it, a `TipLayer` draws it. */
export type Tips = {
  show: (tip: Tip) => void;
  /** Hides it, at once or after the moment a pointer needs to reach it. */
  hide: (when: "now" | "soon") => void;
  /** Keeps what is about to be hidden: the pointer has entered it. */
  keep: () => void;
  read: () => Tip | null;
  subscribe: (listener: () => void) => () => void;
};

const reachMs = 160;

export function createTips(): Tips {
  const listeners = new Set<() => void>();
  let current: Tip | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const set = (tip: Tip | null): void => {
    clearTimeout(timer);
    if (tip === current) return;
    current = tip;
    for (const listener of listeners) listener();
  };
  return {
    show: set,
    hide: (when) => {
      clearTimeout(timer);
      if (when === "now") set(null);
      else timer = setTimeout(() => set(null), reachMs);
    },
    keep: () => clearTimeout(timer),
    read: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
