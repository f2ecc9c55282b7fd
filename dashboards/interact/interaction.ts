import type { Formatters } from "../format/formatters.ts";
import type { Selection } from "../query/state/selection.ts";
import type { Tips } from "./tips.ts";

export type Interaction = {
  /** Of the figure, unique in the document: ids of its parts begin with it. */
  id: string;
  selection: Selection | null;
  /** Gets the selection that a click, key or brush asks for; absent where the view is not filterable. */
  onSelect?: ((next: Selection | null) => void) | undefined;
  /** Goes into a bin (double click, or +) and out again (-); absent at the ends of the hierarchy. */
  onDrill?: ((bin: number) => void) | undefined;
  onDrillUp?: (() => void) | undefined;
  format: Formatters;
  /** Where the content of the tooltip goes; one `TipLayer` draws it for all visuals. */
  tips: Tips;
};
