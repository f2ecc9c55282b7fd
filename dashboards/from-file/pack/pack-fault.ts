/** A column that its rows no longer allow to be published as agreed. */
export class PackFault extends Error {
  readonly column: string;
  readonly code:
    | "kind-changed"
    | "not-within"
    | "not-published"
    | "too-large"
    | "too-few"
    | "no-total";
  readonly found: string;

  constructor(column: string, code: PackFault["code"], found: string) {
    super(`column "${column}": ${code} (${found})`);
    this.column = column;
    this.code = code;
    this.found = found;
  }
}
