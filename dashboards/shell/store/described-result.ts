import type { ComponentType } from "react";
import type { Locale } from "../../../contracts/locale.ts";
import type { Formatters } from "../../format/formatters.ts";
import type { Recommendation } from "../../query/claims/recommendation.ts";
import type { ReportResult } from "../../query/report-model.ts";
import type { ReportState } from "../../query/state/report-state.ts";
import type { Table } from "../../query/table/table.ts";
import type { VisualProps } from "../../render/visual-props.ts";
import type { Describe } from "../claims/description.ts";
import type { ReportCopy } from "../host/report-copy.ts";
import type { VisualLayout } from "../report-layout.ts";

export type Worded = { copy: ReportCopy; format: Formatters };

/** The part of a report that an adapted visual may use. */
export type Adapting = Worded & {
  store: { change: (next: (state: ReportState) => ReportState) => void };
};

type Advice = Recommendation | undefined;

/** A result with its descriptions and with what the features of its state add. */
export type DescribedResult = ReportResult & {
  describe: Describe;
  /** Computes what follows from the rows under the filters, once claims are loaded; it goes through all of them. */
  advise?: ((lever?: number) => Advice) | undefined;
  /** The same with the lever where the reader has set it. */
  adviseAt?: ((lever: number) => Promise<Advice>) | undefined;
  /** Panels above the cards, by feature. */
  panels?: Readonly<Record<string, ComponentType>>;
  /** Adapts a visual to the features; a card has no layout. */
  adapt?: (report: Adapting, visual: VisualProps, layout?: VisualLayout) => VisualProps;
  /** Returns a declared layout with the reader's choices; cached by layout. */
  layoutOf?: (layout: VisualLayout) => VisualLayout;
  /** In a scenario: the changed rows, and the scenario's part of file names. */
  tried?: { table: Table; nameFile: (language: Locale) => string };
};
