/** Periods a day column can be seen by; year, quarter, month and day nest, in that order. */
export type Period = "year" | "quarter" | "month" | "week" | "day" | "weekday" | "monthOfYear";

/**
 * How one column becomes bins. A dictionary: by its codes, or by a level of it. A day column: by a `Period` (days without one).
 * An integer column: bins of `width` (in the unit shown, e.g. euros), or the ranges between `cuts`, the ends open;
 * with neither, a bin for each value. Values outside `from` ≤ value < `to` fall into the first and last bin.
 */
export type Binning = {
  column: string;
  level?: string;
  width?: number;
  from?: number;
  to?: number;
  cuts?: readonly number[];
};

/** What a visual shows and filters by: a binning, several to drill through (coarse to fine), or two at once. */
export type ViewDeclaration = {
  shape:
    | { kind: "bins"; levels: readonly Binning[] }
    | { kind: "pair"; rows: Binning; columns: Binning };
  /** The measures it reads; all of them where it does not say. */
  measures?: readonly string[];
  /** A view that is never filtered by needs none of the 32 bits. */
  isFilterable: boolean;
};

type ViewOptions = { measures?: readonly string[]; isFilterable?: boolean };

/** A view by one column, e.g. `by("class")`, `by("age", { width: 10 })`, `by("day", { level: "month" })`. */
export function by(
  column: string,
  binning: Omit<Binning, "column"> = {},
  options: ViewOptions = {},
): ViewDeclaration {
  return declareView({ kind: "bins", levels: [{ column, ...binning }] }, options);
}

/** A view to drill through, coarse to fine, e.g. `drillable("day", ["year", "quarter", "month"])`; `""` is the column itself. */
export function drillable(
  column: string,
  levels: readonly string[],
  options: ViewOptions = {},
): ViewDeclaration {
  const binnings = levels.map((level) => (level === "" ? { column } : { column, level }));
  return declareView({ kind: "bins", levels: binnings }, options);
}

/** A view of two columns, for a heat map or a matrix: bin = row × number of columns + column. */
export function pair(rows: Binning, columns: Binning, options: ViewOptions = {}): ViewDeclaration {
  return declareView({ kind: "pair", rows, columns }, options);
}

function declareView(
  shape: ViewDeclaration["shape"],
  { measures, isFilterable = true }: ViewOptions,
): ViewDeclaration {
  return measures === undefined ? { shape, isFilterable } : { shape, measures, isFilterable };
}
