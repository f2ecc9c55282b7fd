import type { ParsedColumn } from "../../../ingest/parse/parsed-column.ts";
import { blankLabel, type DictionaryLevel } from "../../query/table/column.ts";
import type { PackedColumn } from "../rows/encode-rows.ts";
import type { ColumnUse } from "./column-use.ts";
import { PackFault } from "./pack-fault.ts";

/** The columns of a file, and what is published of each. */
export type Columns = {
  parsed: Readonly<Record<string, ParsedColumn>>;
  uses: Readonly<Record<string, ColumnUse>>;
};

/** The label of the texts that have too few rows to be named. */
export const otherLabel = "…";

type Text = Extract<ParsedColumn, { kind: "text" }>;
type LabelUse = Extract<ColumnUse, { as: "label" }>;

/** Packs the texts of a column, in the order of their names, with the wider columns that they lie in. */
export function packLabels(
  id: string,
  column: Text,
  { within = [], fewest = 0, first }: LabelUse,
  all: Columns,
): PackedColumn {
  const shown = column.labels.map((label) => label.slice(0, first));
  const rows = new Uint32Array(shown.length);
  for (const code of column.codes) if (code >= 0) rows[code]! += 1;
  const counts = new Map<string, number>();
  for (const [code, label] of shown.entries()) {
    if (rows[code]! > 0) counts.set(label, (counts.get(label) ?? 0) + rows[code]!);
  }
  const nameOf = shown.map((label) => ((counts.get(label) ?? 0) < fewest ? otherLabel : label));
  const isBlank = column.codes.some((code) => code < 0);
  const labels = orderLabels(nameOf.filter((_, code) => counts.has(shown[code]!))).concat(
    isBlank ? [blankLabel] : [],
  );
  const codeOf = new Map(labels.map((label, code) => [label, code]));
  const packedOf = nameOf.map((label) => codeOf.get(label)!);
  const blank = codeOf.get(blankLabel)!;
  const values = new Uint32Array(column.codes.length);
  for (let row = 0; row < values.length; row += 1) {
    const code = column.codes[row]!;
    values[row] = code < 0 ? blank : packedOf[code]!;
  }
  const levels: DictionaryLevel[] = [];
  let below: { labels: readonly string[]; codes: ArrayLike<number> } = { labels, codes: values };
  for (const wider of within) {
    const level = packLevel(id, wider, below, all);
    levels.push({ id: wider, labels: level.labels, of: level.of });
    below = level;
  }
  return { declaration: { kind: "dictionary", labels, levels }, values };
}

/**
 * Finds the label of a wider column, as that is published, for each label of a finer one; throws where it has two, or
 * where the wider column is not published.
 */
function packLevel(
  id: string,
  wider: string,
  finer: { labels: readonly string[]; codes: ArrayLike<number> },
  all: Columns,
) {
  const [column, use] = [all.parsed[wider], all.uses[wider]];
  if (use?.as !== "label") throw new PackFault(id, "not-published", wider);
  if (column?.kind !== "text") throw new PackFault(wider, "kind-changed", column?.kind ?? "—");
  const { declaration, values } = packLabels(wider, column, { ...use, within: [] }, all);
  if (declaration.kind !== "dictionary") throw new PackFault(wider, "kind-changed", "—");
  const of: number[] = finer.labels.map(() => -1);
  for (let row = 0; row < values.length; row += 1) {
    const code = finer.codes[row]!;
    if (of[code] === -1) of[code] = values[row]!;
    if (of[code] === values[row]) continue;
    throw new PackFault(id, "not-within", finer.labels[code]!);
  }
  return { labels: declaration.labels, codes: values, of };
}

function orderLabels(labels: readonly string[]): string[] {
  const collator = new Intl.Collator("es", { numeric: true });
  return [...new Set(labels)].toSorted(collator.compare);
}
