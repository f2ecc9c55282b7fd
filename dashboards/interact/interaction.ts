import type { Formatters } from "../format/formatters.ts";
import type { Selection } from "../query/state/selection.ts";
import type { Tips } from "./tips.ts";

export type Interaction = {
  id: string;
  selection: Selection | null;
  onSelect?: ((next: Selection | null) => void) | undefined;
  /** Drills into a bin (double click or +) and out again (-); absent at the ends of the hierarchy. */
  onDrill?: ((bin: number) => void) | undefined;
  onDrillUp?: (() => void) | undefined;
  format: Formatters;
  tips: Tips;
};
