import type { Locale } from "../../../contracts/locale.ts";
import type { ComponentType } from "react";
import type { Table } from "../../query/table/table.ts";
import type { VisualProps } from "../../render/visual-props.ts";
import type { VisualLayout } from "../report-layout.ts";

/** What stands beside the figures of a scenario. */
export type ShownScenario = {
  Panel: ComponentType;
  /** Says of a visual or a card that it is one, and compares its figures with what is actual. */
  adapt: (visual: VisualProps, layout?: VisualLayout) => VisualProps;
  /** Tells of a change, a part of the page at a time. */
  tell: (listeners: Iterable<() => void>) => void;
  /** The rows as they would be. */
  table: Table;
  /** Stands in the names of files. */
  nameFile: (language: Locale) => string;
};
