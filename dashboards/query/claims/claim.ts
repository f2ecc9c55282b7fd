import type { MeasureDeclaration } from "../measures/measure.ts";

/** A bin by its label id or number; a bin of a pair view by both. */
export type BinName = string | number | readonly [row: string | number, column: string | number];

type Written = Pick<MeasureDeclaration, "unit" | "decimals">;

/**
 * The value of a placeholder of a title: the name of a bin, a number written like its measure, or a count of two or
 * more as a word.
 */
export type Said = { bin: number } | { value: number; as: Written } | { count: number };

/**
 * The figures of a visual under its filters, rounded as they are written, so that a claim agrees with the figures on
 * screen. Bins without rows or value do not count. The default measure is the visual's first; a number that does not
 * exist is NaN, so that every comparison with it is false.
 */
export type ClaimReader = {
  /** Counts the rows of a bin, or of all bins. */
  countRows: (bin?: number) => number;
  /** True where no filter excludes a row. */
  isWhole: boolean;
  /** The bins that the layout of the visual highlights. */
  marked: readonly BinName[];
  /** The bins that have rows and a value. */
  bins: (measure?: string) => number[];
  at: (bin: BinName, measure?: string) => number;
  /** Value of a bin, or of all, not rounded: for text with fewer digits, ratios, and reference lines. */
  exact: (bin?: BinName, measure?: string) => number;
  all: (measure?: string) => number[];
  others: (bins: readonly BinName[], measure?: string) => number[];
  /** Sum of the unrounded values of those bins that have rows. */
  sum: (bins: readonly BinName[], measure?: string) => number;
  /** The bins' share of the sum of all bins. */
  share: (bins: readonly BinName[], measure?: string) => number;
  /** Value of all bins together; NaN for percentiles and distinct counts, which are not additive. */
  whole: (measure?: string) => number;
  /**
   * Change of all rows under the filters from the other side of the comparison: amounts as a share of it, rates in
   * points; NaN without a comparison.
   */
  change: (measure: string) => number;
  /** The one bin above (below) all others; -1 where several share the place or there is only one bin. */
  top: (measure?: string) => number;
  bottom: (measure?: string) => number;
  /** True where some bins are all above (below) all others, and there are others. */
  areTop: (bins: readonly BinName[], measure?: string) => boolean;
  areBottom: (bins: readonly BinName[], measure?: string) => boolean;
  /** Trend of bins in order, from 1 to -1: the share of pairs that rise less the share that fall. */
  trend: (bins: readonly BinName[], measure?: string) => number;
  say: (value: number, as: string | Written) => Said;
  /** True where another view filters a column that a condition read so far depends on. */
  isConditionFiltered: () => boolean;
  /** Rows of the smallest bin or sum read so far, among those with rows. */
  countFewest: () => number;
};

/** The claim of a title, as an expression over the figures of its visual (D24). */
export type Claim = {
  /** True where the title is true. */
  holds: (figures: ClaimReader) => boolean;
  /** Fills placeholders of the title besides `top`, `topValue`, `bottom` and `bottomValue`. */
  say?: (figures: ClaimReader) => Readonly<Record<string, Said>>;
  /**
   * A ratio that fills the placeholder `times`, in the template `otherwise` where it is above 1, inverted in `reversed`
   * where it is below; near 1 the template is `alike`.
   */
  ratio?: (figures: ClaimReader) => number;
  /** Values of reference lines by their field of the spec, computed from the filtered rows. */
  lines?: Readonly<Record<string, (figures: ClaimReader) => number>>;
};

/** The claims of a report (`claims.ts`), by id of the visual. */
export type ReportClaims = Readonly<Record<string, Claim>>;

/** Other measures that make sense in a visual, by id of the visual; its view has them. */
export type ReportAlternatives = Readonly<Record<string, readonly string[]>>;
