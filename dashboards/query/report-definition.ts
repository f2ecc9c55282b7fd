import type { ColumnDeclaration } from "./table/column.ts";
import type { MeasureDeclaration } from "./measures/measure.ts";
import type { ViewDeclaration } from "./table/view.ts";

/**
 * Filters as an author writes them: label ids of a view, or a half-open range of what its bins hold (numbers in the unit shown,
 * day numbers), which must begin and end at an edge of a bin. Of a drillable view it is the coarsest level that is filtered.
 */
export type Where = Readonly<Record<string, readonly string[] | { from: number; to: number }>>;

/** A page, the views it shows, and the ids of the visuals that show them; how they are laid out is the charts' business. */
export type PageDeclaration = {
  id: string;
  views: readonly string[];
  visuals?: readonly string[];
};

/** Reads measures for an expectation that is not the value of one: `read(measure, view)` gives one number a bin. */
export type ReadBins = (measure: string, view: string, where?: Where) => readonly number[];

/** A figure that the words of the case study state and the rows must give (D14). */
export type Expectation = {
  /** Id of the figure in `content/catalogue/case-figures.json`. */
  figure: string;
  /** As it is written: 43.45 for a percentage. */
  value: number;
  decimals: number;
} & ({ measure: string; where?: Where } | { compute: (read: ReadBins) => number });

/** A step of the guided reading: what it says is copy, under this id. */
export type StoryStep = { id: string; page: string; where?: Where; focus?: string };

/** The data half of a report: what there is, how it is counted, what must come out (§9, D13, D14). */
export type ReportDefinition = {
  slug: string;
  columns: Readonly<Record<string, ColumnDeclaration>>;
  measures: Readonly<Record<string, MeasureDeclaration>>;
  views: Readonly<Record<string, ViewDeclaration>>;
  /** Measures whose value over all rows is kept up to date, e.g. for cards: all where it does not say; the others are counted when read. */
  totals?: readonly string[];
  pages: readonly PageDeclaration[];
  expected: readonly Expectation[];
  story: readonly StoryStep[];
};
