import type { MeasureDeclaration } from "../measures/measure.ts";

/** A label id, the number of a bin, or of a pair of columns both of its parts. */
export type BinName = string | number | readonly [row: string | number, column: string | number];

type Written = Pick<MeasureDeclaration, "unit" | "decimals">;

/** What stands in a place of a title: the name of a bin, a number as its measure is written, or a count of two or more in words. */
export type Said = { bin: number } | { value: number; as: Written } | { count: number };

/**
 * The figures of a visual, under its filters, as they are written: what a claim says can be checked against what is seen. Bins without
 * rows or value do not count. A measure is the first of the visual where none is named; where there is no such number it is NaN, of
 * which no comparison is true.
 */
export type ClaimReader = {
  /** Rows of a bin, or of all. */
  countRows: (bin?: number) => number;
  /** Whether no filter leaves a row out. */
  isWhole: boolean;
  /** What the layout of the visual highlights. */
  marked: readonly BinName[];
  /** Those that count. */
  bins: (measure?: string) => number[];
  at: (bin: BinName, measure?: string) => number;
  /** Of a bin, or of all, and not rounded: for what is said in fewer digits, compared in a ratio, or drawn as a line. */
  exact: (bin?: BinName, measure?: string) => number;
  all: (measure?: string) => number[];
  others: (bins: readonly BinName[], measure?: string) => number[];
  /** Of those that have rows, and not of rounded numbers. */
  sum: (bins: readonly BinName[], measure?: string) => number;
  /** The part of the sum of all bins that count. */
  share: (bins: readonly BinName[], measure?: string) => number;
  /** Of all bins together; NaN for percentiles and distinct counts, which do not add up. */
  whole: (measure?: string) => number;
  /**
   * How far all rows under the filters are from the other side of the comparison: amounts as a share of it, rates in points; NaN where
   * nothing is compared.
   */
  change: (measure: string) => number;
  /** The one bin above (below) all others, -1 where there is none alone or only one bin. */
  top: (measure?: string) => number;
  bottom: (measure?: string) => number;
  /** Whether some bins are all above (below) all others, of which there are some. */
  areTop: (bins: readonly BinName[], measure?: string) => boolean;
  areBottom: (bins: readonly BinName[], measure?: string) => boolean;
  /** Of bins in order: the share of pairs that rise less the share that fall, from 1 to -1. */
  trend: (bins: readonly BinName[], measure?: string) => number;
  say: (value: number, as: string | Written) => Said;
  /** Whether a filter of another view is on a column that was measured, or of which some bins were added up, so far. */
  isConditionFiltered: () => boolean;
  /** Rows of the fewest that a bin or sum named so far has, beyond none. */
  countFewest: () => number;
};

/** What a title argues, as an expression over what its visual shows (D24). */
export type Claim = {
  /** Whether the title is true. */
  holds: (figures: ClaimReader) => boolean;
  /** Fills places of the title besides `top`, `topValue`, `bottom` and `bottomValue`. */
  say?: (figures: ClaimReader) => Readonly<Record<string, Said>>;
  /**
   * A ratio that fills the place `times` of a title: of `otherwise` where it is above 1, turned round of `reversed` where it is below;
   * near 1 `alike` is said.
   */
  ratio?: (figures: ClaimReader) => number;
  /** Reference lines, by their field of the spec; computed of the rows that are left. */
  lines?: Readonly<Record<string, (figures: ClaimReader) => number>>;
};

/** `claims.ts` of a report: by id of the visual. */
export type ReportClaims = Readonly<Record<string, Claim>>;

/** Other measures of the report for which the question of a visual makes sense, by id of the visual; its view keeps them. */
export type ReportAlternatives = Readonly<Record<string, readonly string[]>>;
