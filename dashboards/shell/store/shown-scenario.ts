import type { Locale } from "../../../contracts/locale.ts";
import type { ComponentType } from "react";
import type { Table } from "../../query/table/table.ts";
import type { VisualProps } from "../../render/visual-props.ts";
import type { VisualLayout } from "../report-layout.ts";

/** The parts of a scenario besides its figures. */
export type ShownScenario = {
  Panel: ComponentType;
  /** Marks a visual or a card as one of a scenario, and compares it with the actual values. */
  adapt: (visual: VisualProps, layout?: VisualLayout) => VisualProps;
  /** Notifies listeners of a change, a part of the page at a time. */
  notify: (listeners: Iterable<() => void>) => void;
  /** The changed rows. */
  table: Table;
  /** Returns the scenario's part of file names. */
  nameFile: (language: Locale) => string;
};
