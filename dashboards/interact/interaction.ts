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
  /** Asks why the figure of some bins is what it is; of rows that also lie in other bins, of a view's coarsest level. */
  onWhy?: ((bins: readonly number[], within?: BinsOf) => void) | undefined;
  format: Formatters;
  tips: Tips;
};

/** What of a scene can be pointed at. */
export type MarkTargets = { readonly targets: readonly Target[]; isBrushable?: boolean };
