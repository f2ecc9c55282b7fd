import type { ColumnDeclaration } from "./table/column.ts";
import type { MeasureDeclaration } from "./measures/measure.ts";
import type { ViewDeclaration } from "./table/view.ts";

/**
 * As an author writes it: label ids of a view, or a half-open range in the unit shown that begins and ends at an edge of a bin.
 * Of a drillable view it is the coarsest level.
 */
export type Where = Readonly<Record<string, readonly string[] | { from: number; to: number }>>;

export type PageDeclaration = {
  id: string;
  views: readonly string[];
  visuals?: readonly string[];
};

export type StoryStep = { id: string; page: string; where?: Where; focus?: string };

/**
 * What explains a change first: `quantity` says how much of each of the `goods` (columns), and each cause is a column that follows the
 * quantity at a rate of its own.
 */
export type LikeForLike = {
  goods: string;
  quantity: string;
  causes: Readonly<Record<string, "price" | "discount" | "cost">>;
};

/**
 * What explanations need to know of columns: `outcomes` are known only afterwards and are never a reason; `consequences` happen to
 * rows that are there anyway and are no reason for how many there are; in each group of `same`, a measure or the bins of one column are not
 * explained by the others.
 */
export type Reasons = {
  outcomes?: readonly string[];
  consequences?: readonly string[];
  same?: readonly (readonly string[])[];
  likeForLike?: LikeForLike;
};

/** The data of a report; how it looks is its layout (§9, D13). */
export type ReportDefinition = {
  slug: string;
  columns: Readonly<Record<string, ColumnDeclaration>>;
  measures: Readonly<Record<string, MeasureDeclaration>>;
  reasons?: Reasons;
  views: Readonly<Record<string, ViewDeclaration>>;
  /** Measures whose total is kept up to date, all by default; the others are counted when read. */
  totals?: readonly string[];
  /** The column of days by which periods are compared; without one, none are. */
  comparedBy?: string;
  pages: readonly PageDeclaration[];
  story: readonly StoryStep[];
};
