import type { ColumnDeclaration } from "./table/column.ts";
import type { MeasureDeclaration } from "./measures/measure.ts";
import type { ViewDeclaration } from "./table/view.ts";

/**
 * A filter of an author: label ids of a view, or a half-open range in the unit shown that begins and ends at edges of
 * bins. It applies to the coarsest level of a drillable view.
 */
export type Where = Readonly<Record<string, readonly string[] | { from: number; to: number }>>;

export type PageDeclaration = {
  id: string;
  views: readonly string[];
  visuals?: readonly string[];
};

export type StoryStep = { id: string; page: string; where?: Where; focus?: string };

/**
 * Columns that explain a change first: `quantity` is the amount of each of the `goods`, and each cause is a column that
 * depends on the quantity at a rate of its own.
 */
export type LikeForLike = {
  goods: string;
  quantity: string;
  causes: Readonly<Record<string, "price" | "discount" | "cost">>;
};

/**
 * Properties of columns for explanations: `outcomes` are known only afterwards and are never a reason; `consequences`
 * do not explain how many rows there are; a measure or the bins of one column of a `same` group are not explained by
 * the others.
 */
export type Reasons = {
  outcomes?: readonly string[];
  consequences?: readonly string[];
  same?: readonly (readonly string[])[];
  likeForLike?: LikeForLike;
};

/** The data of a report; its appearance is its layout (§9, D13). */
export type ReportDefinition = {
  slug: string;
  columns: Readonly<Record<string, ColumnDeclaration>>;
  measures: Readonly<Record<string, MeasureDeclaration>>;
  reasons?: Reasons;
  views: Readonly<Record<string, ViewDeclaration>>;
  /** Measures whose total is updated with each filter, by default all; the others are counted when read. */
  totals?: readonly string[];
  /** The column of days by which periods are compared; without it there is no comparison. */
  comparedBy?: string;
  pages: readonly PageDeclaration[];
  story: readonly StoryStep[];
};
