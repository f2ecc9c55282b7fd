import type { BinaryOperator, Dax } from "../../../../ingest/powerbi/dax/dax-tree.ts";
import { readDate } from "../../../query/table/calendar.ts";

/** A value of a row; null is a blank, and a date is a day number. */
export type Cell = number | string | boolean | null;

export type ReadCell = (table: string, column: string) => Cell;

/** Computes an expression of one row as DAX does: a blank is 0 in sums and comparisons, and texts ignore case. */
export function evaluateRow(dax: Dax, read: ReadCell): Cell {
  switch (dax.kind) {
    case "number":
    case "text":
    case "boolean":
    case "date":
      return dax.value;
    case "column":
      return read(dax.table, dax.name);
    case "unary": {
      const value = evaluateRow(dax.of, read);
      if (dax.operator === "NOT") return !isTrue(value);
      return value === null ? null : -toNumber(value);
    }
    case "binary":
      return evaluateBinary(dax, read);
    case "call":
      return evaluateCall(dax.name, dax.args, read);
    case "blank":
    case "let":
    case "list":
    case "name":
    case "reference":
      return null;
  }
}

/** True of a condition that holds. */
export function isTrue(value: Cell): boolean {
  if (typeof value === "string") return value.toLowerCase() === "true";
  return value !== null && value !== false && value !== 0;
}

function evaluateBinary(
  { operator, left, right }: Extract<Dax, { kind: "binary" }>,
  read: ReadCell,
): Cell {
  const one = evaluateRow(left, read);
  if (operator === "&&") return isTrue(one) && isTrue(evaluateRow(right, read));
  if (operator === "||") return isTrue(one) || isTrue(evaluateRow(right, read));
  if (operator === "IN") {
    const items = right.kind === "list" ? right.items : [right];
    return items.some((item) => isSame(one, evaluateRow(item, read)));
  }
  const other = evaluateRow(right, read);
  if (operator === "&") return writeText(one) + writeText(other);
  return compare(operator, one, other) ?? compute(operator, one, other);
}

function compare(operator: BinaryOperator, one: Cell, other: Cell): boolean | null {
  if (operator === "=") return isEqual(one, other);
  if (operator === "==") return isSame(one, other);
  if (operator === "<>") return !isEqual(one, other);
  if (operator !== "<" && operator !== "<=" && operator !== ">" && operator !== ">=") return null;
  const order = orderOf(one, other);
  if (operator === "<") return order < 0;
  if (operator === "<=") return order <= 0;
  return operator === ">" ? order > 0 : order >= 0;
}

function compute(operator: BinaryOperator, one: Cell, other: Cell): number | null {
  const isBlank = one === null || other === null;
  if (operator === "+" || operator === "-") {
    if (one === null && other === null) return null;
    return operator === "+" ? toNumber(one) + toNumber(other) : toNumber(one) - toNumber(other);
  }
  if (isBlank) return null;
  if (operator === "*") return toNumber(one) * toNumber(other);
  if (operator === "^") return toNumber(one) ** toNumber(other);
  return toNumber(other) === 0 ? null : toNumber(one) / toNumber(other);
}

function evaluateCall(name: string, args: readonly Dax[], read: ReadCell): Cell {
  const at = (index: number): Cell =>
    args[index] === undefined ? null : evaluateRow(args[index], read);
  switch (name) {
    case "ISBLANK":
      return at(0) === null;
    case "IF":
    case "IF.EAGER":
      return isTrue(at(0)) ? at(1) : at(2);
    case "AND":
      return isTrue(at(0)) && isTrue(at(1));
    case "OR":
      return isTrue(at(0)) || isTrue(at(1));
    case "SWITCH":
      return evaluateSwitch(args, read);
    case "COALESCE":
      return args.map((_, index) => at(index)).find((value) => value !== null) ?? null;
    case "DIVIDE": {
      const [one, other] = [at(0), at(1)];
      if (toNumber(other) === 0) return at(2);
      return one === null ? null : toNumber(one) / toNumber(other);
    }
    default:
      return evaluateNumber(name, at(0), at(1));
  }
}

function evaluateNumber(name: string, one: Cell, other: Cell): Cell {
  if (one === null) return null;
  const value = toNumber(one);
  if (name === "ABS") return Math.abs(value);
  if (name === "INT") return Math.floor(value);
  if (name === "ROUND") {
    const factor = 10 ** toNumber(other);
    return (Math.sign(value) * Math.round(Math.abs(value) * factor)) / factor;
  }
  const { year, month, day } = readDate(value);
  if (name === "YEAR") return year;
  return name === "MONTH" ? month : day;
}

function evaluateSwitch([first, ...rest]: readonly Dax[], read: ReadCell): Cell {
  const value = evaluateRow(first!, read);
  for (let at = 0; at + 1 < rest.length; at += 2) {
    const found = evaluateRow(rest[at]!, read);
    if (isEqual(value, found)) return evaluateRow(rest[at + 1]!, read);
  }
  return rest.length % 2 === 1 ? evaluateRow(rest.at(-1)!, read) : null;
}

/** True of equal values; a blank equals 0, false and an empty text. */
function isEqual(one: Cell, other: Cell): boolean {
  if (one === null || other === null) {
    const value = one ?? other;
    return value === null || value === 0 || value === "" || value === false;
  }
  return isSame(one, other);
}

function isSame(one: Cell, other: Cell): boolean {
  if (typeof one === "string" && typeof other === "string")
    return one.toLowerCase() === other.toLowerCase();
  return one === other;
}

function orderOf(one: Cell, other: Cell): number {
  if (typeof one === "string" || typeof other === "string") {
    const [left, right] = [writeText(one).toLowerCase(), writeText(other).toLowerCase()];
    return left < right ? -1 : Number(left > right);
  }
  return toNumber(one) - toNumber(other);
}

function toNumber(value: Cell): number {
  return value === null ? 0 : Number(value);
}

function writeText(value: Cell): string {
  return value === null ? "" : String(value);
}
