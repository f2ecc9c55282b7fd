import type { Locale } from "../../contracts/locale.ts";
import type { VisualSpec } from "../kinds/registry.ts";
import type { Scenario } from "../query/scenario/scenario.ts";
import type { Integers } from "../query/table/column.ts";
import type { Unit } from "../query/measures/measure.ts";
import type { ReportDefinition } from "../query/report-definition.ts";
import type { Sort } from "../query/state/report-state.ts";
import type { ScenarioCopy } from "./scenario/scenario-copy.ts";

export type CardLayout = { measure: string } & Omit<VisualSpec & { kind: "card" }, "kind">;

/** `list` for names, `range` for numbers and days. */
type SlicerLayout = { view: string; kind: "list" | "range" };

export type VisualLayout = {
  id: string;
  view: string;
  measures: readonly string[];
  spec: VisualSpec;
  /** Twelfths of the width on a wide screen. */
  span: 4 | 5 | 6 | 7 | 8 | 12;
  /** Label ids, or numbers of bins, that the title argues about. */
  highlight?: readonly (string | number)[] | undefined;
  sort?: Sort | undefined;
  height?: number | undefined;
  /**
   * Draws several measures as a heat map (measures down, bins across) or, of `total`, as a bar each; id of the measure that they
   * are parts of.
   */
  pivot?: string | undefined;
};

export type ReportLayout = {
  cards: readonly CardLayout[];
  slicers: readonly SlicerLayout[];
  pages: readonly { id: string; visuals: readonly VisualLayout[] }[];
  /** Of views of numbers that have one. */
  units?: Readonly<Record<string, { unit: Unit; decimals?: number }>> | undefined;
};

/**
 * The visual whose drawing stands for the report on its case's cards and at the head of the case. `limit` is how many bars stay
 * after sorting; a case whose head is another chart has its picture only on cards.
 */
export type ReportPicture = {
  visual: string;
  limit?: number;
  isOnlyOnCards?: true;
};

export type ReportModule = {
  definition: ReportDefinition;
  generate: () => Readonly<Record<string, Integers>>;
  layout: ReportLayout;
  /** Of the report's own script, which the worker imports to make the rows. */
  address: string;
  picture: ReportPicture;
  /** Can be opened over so many times its rows, by the address's trial: the first, or the one it names. */
  trialTimes?: readonly [number, ...number[]] | undefined;
  /** Offers that in its own footer. */
  offersTrial?: true | undefined;
  /** What may be tried out on its rows; loaded when somebody asks. */
  loadScenario?: (() => Promise<ScenarioModule>) | undefined;
};

export type ScenarioModule = {
  scenario: Scenario;
  words: Readonly<Record<Locale, ScenarioCopy>>;
};
