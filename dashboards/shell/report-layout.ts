import type { VisualSpec } from "../kinds/chart.ts";
import type { Integers } from "../query/table/column.ts";
import type { Unit } from "../query/measures/measure.ts";
import type { PageDeclaration, ReportDefinition } from "../query/report-definition.ts";
import type { Sort } from "../query/state/report-state.ts";

/** A figure of the strip above every page, with what it is compared with. */
export type CardLayout = { measure: string } & Omit<VisualSpec & { kind: "card" }, "kind">;

/** A filter beside the page: `list` for names, `range` for numbers and days (two handles over their distribution). */
export type SlicerLayout = { view: string; kind: "list" | "range" };

/** One visual of a page; its title is copy, under its id. */
export type VisualLayout = {
  id: string;
  view: string;
  measures: readonly string[];
  spec: VisualSpec;
  /** Twelfths of the width on a wide screen; the whole of it on a phone. */
  span: 4 | 5 | 6 | 7 | 8 | 12;
  /** Label ids (or numbers of bins) that the title argues about. */
  highlight?: readonly (string | number)[];
  sort?: Sort;
  height?: number;
  /**
   * Draws several measures of a view by one column as a heat map, measures down and bins across; of the `total` view, as a bar a measure.
   * It is the id of the measure that they are parts of: its unit, and the whole that the summary tells.
   */
  pivot?: string;
};

/** How a report looks: everything declarative, no code. */
export type ReportLayout = {
  cards: readonly CardLayout[];
  slicers: readonly SlicerLayout[];
  pages: readonly { id: string; visuals: readonly VisualLayout[] }[];
  /** Units of the numbers that a view bins, where they have one. */
  units?: Readonly<Record<string, { unit: Unit; decimals?: number }>>;
};

/** A report: the one export of `reports/<slug>/report.ts`. */
export type ReportModule = {
  definition: ReportDefinition;
  /** Makes the rows, column by column; the same ones every time. */
  generate: () => Readonly<Record<string, Integers>>;
  layout: ReportLayout;
  /** Offers the report over so many times its rows, to show what that does to its speed. */
  trialTimes?: number;
};

/** The pages of a layout as the engine declares them: each with its visuals, and the views that these and the slicers read. */
export function listPages({ pages, slicers, cards }: ReportLayout): PageDeclaration[] {
  const everywhere = [
    ...slicers.map(({ view }) => view),
    ...cards.flatMap(({ trend }) => trend ?? []),
  ];
  return pages.map(({ id, visuals }) => ({
    id,
    views: [...new Set([...everywhere, ...visuals.flatMap(listViews)])].filter(
      (view) => view !== "total",
    ),
    visuals: visuals.map((visual) => visual.id),
  }));
}

/** The measures whose total a layout shows at every change: on cards, and in the sentence under each visual. */
export function listTotals({ cards, pages }: ReportLayout): string[] {
  const ofCards = cards.flatMap(({ measure, change }) => [measure, change ?? measure]);
  const ofVisuals = pages.flatMap(({ visuals }) =>
    visuals.flatMap(({ pivot, measures }) => pivot ?? measures[0] ?? []),
  );
  return [...new Set([...ofCards, ...ofVisuals])];
}

function listViews({ view, spec }: VisualLayout): string[] {
  if (spec.kind !== "matrix") return [view];
  return [view, spec.groups?.view].filter((name) => name !== undefined);
}
