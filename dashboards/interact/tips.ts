export type TipBox = { left: number; top: number; width: number; height: number };

export type Tip = {
  /** The id of the visual, and the bins of the mark. */
  visual: string;
  bins: readonly number[];
  title: string;
  rows: readonly { name: string; value: string }[];
  /** How to choose a mark, where no tooltip has said so yet. */
  hint: string | undefined;
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
 * to reach it, and `keep` then cancels the hiding; `isExplained` is true once a hint has stood long enough to be read.
 * `anchor` is the mark's rectangle in viewport pixels, `around` that of the drawing under a finger.
 */
export type Tips = {
  show: (tip: Tip) => void;
  hide: (when: "now" | "soon") => void;
  keep: () => void;
  isExplained: () => boolean;
  read: () => Tip | null;
  subscribe: (listener: () => void) => () => void;
};

const reachMs = 160;
const readingMs = 600;

/** The page around the report, if any, so that a visit has one hint, and nothing is stored without consent (D17). */
type Host = Window & { areMarksExplained?: boolean };

function findHost(): Host {
  try {
    // Throws for a page of another origin, which may frame the report where a host sets no header against it.
    void parent.origin;
    return parent;
  } catch {
    return globalThis.window;
  }
}

export function createTips(): Tips {
  const listeners = new Set<() => void>();
  let current: Tip | null = null;
  let shownAtMs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const set = (tip: Tip | null): void => {
    clearTimeout(timer);
    if (tip === current) return;
    if (current?.hint !== undefined && performance.now() - shownAtMs > readingMs) {
      findHost().areMarksExplained = true;
    }
    shownAtMs = performance.now();
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
    isExplained: () => findHost().areMarksExplained === true,
    read: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
