export type TipBox = { left: number; top: number; width: number; height: number };

export type Tip = {
  /** The id of the visual, and the bins of the mark. */
  visual: string;
  bins: readonly number[];
  title: string;
  rows: readonly { name: string; value: string }[];
  /** For a pointer; the keyboard has keys for the same. */
  verbs: readonly { name: string; act: () => void }[];
  /** The part of the mark that the tooltip points at. */
  anchor: TipBox;
  /** Edges of the mark, beside which it stands where there is no room over or under it. */
  sides?: { left: number; right: number } | undefined;
  around: TipBox | undefined;
};

/**
 * The one tooltip of a report, which visuals show and hide and `TipLayer` draws. `hide("soon")` leaves the pointer time
 * to reach it, and `keep` then cancels the hiding; `anchor` is the mark's rectangle in viewport pixels, `around` that
 * of the drawing under a finger.
 */
export type Tips = {
  show: (tip: Tip) => void;
  hide: (when: "now" | "soon") => void;
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
