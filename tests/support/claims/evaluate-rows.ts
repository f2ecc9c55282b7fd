import type { Condition, Measure } from "../../../dashboards/query/measures/measure.ts";
import type { Table } from "../../../dashboards/query/table/table.ts";
import { interpolate } from "../naive-figures.ts";

type Rows = readonly number[];

/** Returns a row test for a condition, independent of the engine's. */
export function makeMatches(
  table: Table,
): (condition: Condition | undefined) => (row: number) => boolean {
  return (condition) => {
    if (condition === undefined) return () => true;
    const { declaration, values } = table.columns[condition.column]!;
    if (!("is" in condition)) {
      const scale = declaration.kind === "integer" ? declaration.scale : 1;
      const { from = -Infinity, to = Infinity } = condition;
      return (row) => values[row]! / scale >= from && values[row]! / scale < to;
    }
    if (declaration.kind !== "dictionary") throw new Error(`${condition.column} has no labels`);
    const levels = [declaration.labels, ...declaration.levels.map(({ labels }) => labels)];
    const depth = levels.findIndex((labels) => condition.is.every((id) => labels.includes(id)));
    const isIn = declaration.labels.map((_, label) => {
      let code = label;
      for (let at = 0; at < depth; at += 1) code = declaration.levels[at]!.of[code]!;
      return condition.is.includes(levels[depth]![code]!);
    });
    return (row) => isIn[values[row]!]!;
  };
}

/** Computes a measure over some rows, row by row; `ofView` are the rows of which a share is taken. */
export function makeEvaluator(
  table: Table,
): (measure: Measure, rows: Rows, ofView: Rows) => number {
  const matches = makeMatches(table);
  const everyRow = Array.from({ length: table.rowCount }, (_, row) => row);

  const compute = (measure: Measure, rows: Rows, ofView: Rows): number => {
    const again = (one: Measure): number => evaluate(one, rows, ofView);
    const numbers = (column: string, where?: Condition): number[] => {
      const { declaration, values } = table.columns[column]!;
      const scale = declaration.kind === "integer" ? declaration.scale : 1;
      const counted = where === undefined ? rows : rows.filter(matches(where));
      return counted.map((row) => values[row]! / scale);
    };
    switch (measure.kind) {
      case "constant":
        return measure.value;
      case "count":
        return measure.where === undefined
          ? rows.length
          : rows.filter(matches(measure.where)).length;
      case "sum": {
        let sum = 0;
        const { power } = measure;
        for (const value of numbers(measure.column, measure.where)) {
          sum += power === 1 ? value : value ** power;
        }
        return sum;
      }
      case "percentile": {
        const sorted = numbers(measure.column, measure.where).toSorted((a, b) => a - b);
        return interpolate(sorted, measure.fraction);
      }
      case "distinct":
        return new Set(numbers(measure.column, measure.where)).size;
      case "add":
        return again(measure.left) + again(measure.right);
      case "subtract":
        return again(measure.left) - again(measure.right);
      case "multiply":
        return again(measure.left) * again(measure.right);
      case "divide":
        return divide(again(measure.left), again(measure.right));
      case "choose": {
        const [left, right] = [again(measure.left), again(measure.right)];
        const { is } = measure;
        const holds = is === "=" ? left === right : is === "<" ? left < right : left <= right;
        return again(holds ? measure.chosen : measure.otherwise);
      }
      case "root":
        return Math.sqrt(Math.max(again(measure.of), 0));
      case "share": {
        const whole = measure.whole === "view" ? ofView : everyRow;
        return divide(again(measure.of), evaluate(measure.of, whole, whole));
      }
      case "presence":
      case "interval":
      case "change":
        return Number.NaN;
    }
  };

  const known = new WeakMap<Rows, Map<Measure, number>>();
  /** Cached: several measures use the same sum or count. */
  const evaluate = (measure: Measure, rows: Rows, ofView: Rows): number => {
    if (measure.kind !== "sum" && measure.kind !== "count") return compute(measure, rows, ofView);
    const own = known.get(rows) ?? new Map<Measure, number>();
    known.set(rows, own);
    const value = own.get(measure) ?? compute(measure, rows, ofView);
    own.set(measure, value);
    return value;
  };
  return evaluate;
}

function divide(one: number, other: number): number {
  return other === 0 ? Number.NaN : one / other;
}
