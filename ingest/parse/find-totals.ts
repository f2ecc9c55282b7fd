import type { TextColumn, TextTable } from "../text-table.ts";

const totals =
  /^(?:sub-? ?total(?:es)?|totales|total|total general|gran total|grand total|suma|suma total|sum|total acumulado)\s*:?$/i;
const partTotals = /^(?:sub-? ?total|total|suma)(?: (?:de|del|por|for|of))?:? (.+)$/i;
const namedTotals = /^(.+) (?:sub)?total$/i;

export type Totals = {
  column: TextColumn;
  texts: string[];
  rows: number;
  /** Text of another column's total whose row is not among these. */
  remaining?: { column: TextColumn; text: string };
};

/** Finds the column whose texts mark rows of totals; at most half of the rows are. */
export function findTotals(table: TextTable): Totals | undefined {
  const marked = table.columns
    .map((column) => ({ column, indexes: listTotals(column) }))
    .filter(({ indexes }) => indexes.length > 0)
    .map(({ column, indexes }) => ({ column, indexes, rows: countRows(column, indexes) }))
    .toSorted((a, b) => b.rows - a.rows);
  const best = marked.find(({ rows }) => rows <= table.rowCount / 2);
  if (!best) return undefined;
  const others = marked.filter((other) => other !== best);
  const { column, indexes, rows } = best;
  const texts = [...new Set(indexes.map((index) => column.texts[index]!.trim()))];
  const found: Totals = { column, texts, rows };
  const isOut = new Set(indexes);
  for (const other of others) {
    const row = table.lines.findIndex(
      (_, at) => other.indexes.includes(other.column.codes[at]!) && !isOut.has(column.codes[at]!),
    );
    if (row === -1) continue;
    const text = other.column.texts[other.column.codes[row]!]!;
    found.remaining = { column: other.column, text };
    break;
  }
  return found;
}

/** Lists the texts of a column that name a total: by itself, or with another text of the column. */
export function listTotals({ texts }: TextColumn): number[] {
  const named: { text: string; index: number }[] = [];
  for (let index = 0; index < texts.length; index += 1) {
    const text = texts[index]!;
    if (mayBeTotal(text)) named.push({ text: text.trim(), index });
  }
  if (named.length === 0) return [];
  const all = new Set(texts.map((text) => text.trim()));
  return named
    .filter(({ text }) => {
      const part = partTotals.exec(text)?.[1] ?? namedTotals.exec(text)?.[1];
      return totals.test(text) || (part !== undefined && all.has(part));
    })
    .map(({ index }) => index);
}

/** Returns whether a text begins or ends as the names of totals do; most texts are done with by one sign. */
function mayBeTotal(text: string): boolean {
  if (text.length > 80 || !/^\s*[sgt]|[ls:\s]$/i.test(text)) return false;
  return /total|suma|sum/i.test(text);
}

function countRows({ counts }: TextColumn, indexes: readonly number[]): number {
  return indexes.reduce((sum, index) => sum + counts[index]!, 0);
}
