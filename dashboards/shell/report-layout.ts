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
  /** Rows of the page that it is beside, on a wide screen; 1 by default. */
  rows?: 2 | 3 | undefined;
  /** Stands at the right edge from the first row on, though it comes first. */
  isRight?: true | undefined;
  /** Label ids, or numbers of bins, that the title is about. */
  highlight?: readonly (string | number)[] | undefined;
  sort?: Sort | undefined;
  /** True of a form that has the values of the recommendation's lever on an axis, and draws where it stands. */
  hasLever?: true | undefined;
  height?: number | undefined;
  /**
   * Draws several measures as a heat map (measures down, bins across) or, for `total`, as a bar each; the value is the
   * id of the measure that they are parts of.
   */
  pivot?: string | undefined;
};

export type ReportLayout = {
  cards: readonly CardLayout[];
  slicers: readonly SlicerLayout[];
  pages: readonly { id: string; visuals: readonly VisualLayout[] }[];
  /** Units of views of numbers. */
  units?: Readonly<Record<string, { unit: Unit; decimals?: number }>> | undefined;
};

/** The visual that stands for the report on its case's cards and at the head of the case. */
export type ReportPicture = { visual: string };

export type ReportModule = {
  definition: ReportDefinition;
  generate: () => Readonly<Record<string, Integers>>;
  /** Fetches the rows instead, in a browser, for a report from a file. */
  fetchRows?: (() => Promise<Readonly<Record<string, Integers>>>) | undefined;
  layout: ReportLayout;
  /** Address of the report's own script, which the worker imports to make the rows. */
  address: string;
  picture: ReportPicture;
  /** Multiples of the rows with which the report can be opened, by the address's trial: the first is the default. */
  trialTimes?: readonly [number, ...number[]] | undefined;
  /** True of a report that offers its trial in its own footer. */
  offersTrial?: true | undefined;
  /** Loads the scenario on demand. */
  loadScenario?: (() => Promise<ScenarioModule>) | undefined;
};

export type ScenarioModule = {
  scenario: Scenario;
  words: Readonly<Record<Locale, ScenarioCopy>>;
};
