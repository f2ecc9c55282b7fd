import type { VisualSpec } from "../kinds/registry.ts";
import type { Scenario } from "../query/scenario/scenario.ts";
import type { Integers } from "../query/table/column.ts";
import type { Unit } from "../query/measures/measure.ts";
import type { PageDeclaration, ReportDefinition } from "../query/report-definition.ts";
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
  highlight?: readonly (string | number)[];
  sort?: Sort;
  height?: number;
  /**
   * Draws several measures as a heat map (measures down, bins across) or, of `total`, as a bar each; id of the measure that they
   * are parts of.
   */
  pivot?: string;
};

export type ReportLayout = {
  cards: readonly CardLayout[];
  slicers: readonly SlicerLayout[];
  pages: readonly { id: string; visuals: readonly VisualLayout[] }[];
  units?: Readonly<Record<string, { unit: Unit; decimals?: number }>>;
};

export type ReportModule = {
  definition: ReportDefinition;
  generate: () => Readonly<Record<string, Integers>>;
  layout: ReportLayout;
  /** Of the report's own script, which the worker imports to make the rows. */
  address: string;
  /** Can be opened over so many times its rows, by the address's trial: the first, or the one it names. */
  trialTimes?: readonly [number, ...number[]];
  /** Offers that in its own footer. */
  offersTrial?: true;
  /** What may be tried out on its rows; loaded when somebody asks. */
  loadScenario?: () => Promise<ScenarioModule>;
};

export type ScenarioModule = {
  scenario: Scenario;
  words: Readonly<Record<"es" | "en", ScenarioCopy>>;
};

/** Lists the pages with the views that their visuals, the slicers and the cards read. */
export function listPages({ pages, slicers, cards }: ReportLayout): PageDeclaration[] {
  const everywhere = [
    ...slicers.map(({ view }) => view),
    ...cards.flatMap(({ trend }) => trend ?? []),
  ];
  return pages.map(({ id, visuals }) => ({
    id,
    views: [...new Set([...everywhere, ...visuals.map(({ view }) => view)])].filter(
      (view) => view !== "total",
    ),
    visuals: visuals.map((visual) => visual.id),
  }));
}

/** Lists the measures whose total is on show: on cards, and in the sentence under each visual. */
export function listTotals({ cards, pages }: ReportLayout): string[] {
  const ofCards = cards.flatMap(({ measure, beside }) => [measure, beside ?? measure]);
  const ofVisuals = pages.flatMap(({ visuals }) =>
    visuals.flatMap(({ pivot, measures }) => pivot ?? measures[0] ?? []),
  );
  return [...new Set([...ofCards, ...ofVisuals])];
}
