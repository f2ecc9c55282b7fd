/** An expression of DAX as a tree; names are as written, functions in capitals. */
export type Dax =
  | { kind: "number"; value: number }
  | { kind: "text"; value: string }
  | { kind: "boolean"; value: boolean }
  /** A day number. */
  | { kind: "date"; value: number }
  | { kind: "blank" }
  /** `Table[Name]`: a column, or a measure. */
  | { kind: "column"; table: string; name: string }
  /** `[Name]` alone: a measure, or a column of the table iterated over. */
  | { kind: "reference"; name: string }
  /** A table, or a variable. */
  | { kind: "name"; name: string }
  | { kind: "call"; name: string; args: readonly Dax[] }
  | { kind: "unary"; operator: "-" | "NOT"; of: Dax }
  | { kind: "binary"; operator: BinaryOperator; left: Dax; right: Dax }
  | { kind: "list"; items: readonly Dax[] }
  | { kind: "let"; name: string; value: Dax; body: Dax };

export type BinaryOperator =
  | "+"
  | "-"
  | "*"
  | "/"
  | "^"
  | "&"
  | "="
  | "=="
  | "<>"
  | "<"
  | "<="
  | ">"
  | ">="
  | "&&"
  | "||"
  | "IN";

/** An expression that is not read: `found` is where it stops. */
export class DaxSyntaxError extends Error {
  readonly found: string;

  constructor(found: string) {
    super(`DAX is not read at "${found}"`);
    this.found = found;
  }
}
