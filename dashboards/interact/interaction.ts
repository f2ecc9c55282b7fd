import type { Target } from "../scene/scene.ts";
import type { Formatters } from "../format/formatters.ts";
import type { BinsOf } from "../query/drivers/driver-rows.ts";
import type { Selection } from "../query/state/selection.ts";
import type { Tips } from "./tips.ts";

export type Interaction = {
  id: string;
  selection: Selection | null;
  onSelect?: ((next: Selection | null) => void) | undefined;
  /** Drills into a bin (double click or +) and out again (-); absent at the ends of the hierarchy. */
  onDrill?: ((bin: number) => void) | undefined;
  onDrillUp?: (() => void) | undefined;
  /** Opens "Why?" for some bins; `within` limits it to rows that also lie in bins of a view's coarsest level. */
  onWhy?: ((bins: readonly number[], within?: BinsOf) => void) | undefined;
  /** Opens the page that explains some bins, filtered by them. */
  through?: { name: string; open: (bins: readonly number[]) => void } | undefined;
  format: Formatters;
  tips: Tips;
};

/** The part of a scene that takes input. */
export type MarkTargets = { readonly targets: readonly Target[]; isBrushable?: boolean };
