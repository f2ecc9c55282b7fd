export type Period = "year" | "quarter" | "month" | "week" | "day" | "weekday" | "monthOfYear";

/**
 * The bins of one column. A dictionary: by its codes, or by a level of it. A day column: by a `Period` (days without
 * one). An integer column: bins of `width` (in the unit shown, e.g. euros), or the ranges between `cuts`, the ends
 * open; with neither, a bin for each value. Values outside `from` ≤ value < `to` are in the first and last bin.
 */
export type Binning = {
  column: string;
  level?: string;
  width?: number;
  from?: number;
  to?: number;
  cuts?: readonly number[];
};

/** A binning, several to drill through (coarse to fine), or two at once; `measures` are all by default. */
export type ViewDeclaration = {
  shape:
    | { kind: "bins"; levels: readonly Binning[] }
    | { kind: "pair"; rows: Binning; columns: Binning };
  measures?: readonly string[];
  isFilterable: boolean;
};

type ViewOptions = { measures?: readonly string[]; isFilterable?: boolean };

/** `by("class")`, `by("age", { width: 10, measures: ["passengers"] })`, `by("day", { level: "month" })` */
export function by(
  column: string,
  { measures, isFilterable = true, ...binning }: Omit<Binning, "column"> & ViewOptions = {},
): ViewDeclaration {
  const shape = { kind: "bins", levels: [{ column, ...binning }] } as const;
  return { ...declareView(shape, measures), isFilterable };
}

/** `drillable("day", ["year", "quarter", "month"])`, coarse to fine; `""` is the column itself. */
export function drillable(
  column: string,
  levels: readonly string[],
  measures?: readonly string[],
): ViewDeclaration {
  const binnings = levels.map((level) => (level === "" ? { column } : { column, level }));
  return declareView({ kind: "bins", levels: binnings }, measures);
}

/** Bins by two columns, for a heat map or a flow: bin = row × number of columns + column. */
export function pair(
  rows: string | Binning,
  columns: string | Binning,
  measures?: readonly string[],
): ViewDeclaration {
  const [down, across] = [rows, columns].map((one) =>
    typeof one === "string" ? { column: one } : one,
  ) as [Binning, Binning];
  return declareView({ kind: "pair", rows: down, columns: across }, measures);
}

function declareView(
  shape: ViewDeclaration["shape"],
  measures: readonly string[] | undefined,
): ViewDeclaration {
  return { shape, ...(measures && { measures }), isFilterable: true };
}
