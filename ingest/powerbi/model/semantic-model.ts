/** A column of a table; `table[column]` names it. */
export type ColumnRef = { table: string; column: string };

export type ModelColumn = {
  name: string;
  /** `string`, `int64`, `double`, `decimal`, `dateTime`, `boolean`, as the project says it. */
  dataType: string;
  formatString?: string;
  summarizeBy?: string;
  /** Another column of the table, by whose values the texts of this one are ordered. */
  sortByColumn?: string;
  /** Set where an expression computes it; its values come with the table's file. */
  isCalculated?: true;
  /** Name of the automatic date table whose hierarchy the column offers. */
  dateTable?: string;
};

export type ModelMeasure = {
  name: string;
  table: string;
  expression: string;
  formatString?: string;
};

type ModelHierarchy = {
  name: string;
  /** From the coarsest level on. */
  levels: readonly { name: string; column: string }[];
};

/** `autoDate` tables are made by Power BI for each date column; `group` is a calculation group, `choice` a parameter. */
export type TableKind = "loaded" | "calculated" | "autoDate" | "group" | "choice";

export type ModelTable = {
  name: string;
  kind: TableKind;
  /** Set where the project marks it as a table of dates. */
  isDateTable?: true;
  columns: readonly ModelColumn[];
  measures: readonly ModelMeasure[];
  hierarchies: readonly ModelHierarchy[];
};

/** From the many side to the one side, unless `isManyToOne` is false. */
export type Relationship = {
  id: string;
  from: ColumnRef;
  to: ColumnRef;
  isActive: boolean;
  isManyToOne: boolean;
  filtersBothWays: boolean;
};

export type SemanticModel = {
  tables: readonly ModelTable[];
  relationships: readonly Relationship[];
  /** Captions by language, `es-ES`, then by `Table`, `Table.Column` or `Table.Measure`. */
  captions: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** True of the tables that Power BI makes for date columns. */
export function isAutoDateName(name: string): boolean {
  return /^(?:LocalDateTable|DateTableTemplate)_/.test(name);
}
