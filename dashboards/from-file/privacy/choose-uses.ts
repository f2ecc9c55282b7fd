import type { ParsedColumn } from "../../../ingest/parse/parsed-column.ts";
import type { ColumnSchema } from "../../../ingest/table-schema.ts";
import type { ColumnUse } from "../pack/column-use.ts";
import { findHierarchies } from "../propose/find-hierarchies.ts";
import { judgeColumn, personalKinds, type Judgement } from "./judge-column.ts";

/** A column on the privacy sheet: what it looks like, and what is published of it. */
export type SheetLine = { id: string; name: string; judgement: Judgement; use: ColumnUse };

type Parsed = Readonly<Record<string, ParsedColumn>>;

/** Above this number of texts a column names things that no chart can show one by one. */
const mostLabels = 2000;
const fewestInGroup = 10;
const provinceDigits = 2;
const decade = 10;

/** Columns that, taken together, can single out a person. */
const telling = {
  postal: /c[oó]digo postal|postal code|zip|^cp$/i,
  age: /\bedad\b|\bage\b/i,
  other:
    /sexo|g[eé]nero|gender|\bsex\b|municipio|ciudad|city|town|nacionalidad|nationality|puesto|cargo/i,
};

/**
 * Proposes what is published of each column: nothing that looks personal, and in a file about persons, what could single
 * one out only in groups.
 */
export function chooseUses(columns: readonly ColumnSchema[], parsed: Parsed): SheetLine[] {
  const judged = columns.map((schema) => ({
    schema,
    judgement: judgeColumn(schema, parsed[schema.id]!),
  }));
  const isAboutPersons = judged.some(({ judgement }) => personalKinds.has(judgement.kind));
  const lines = judged.map(({ schema, judgement }) => {
    const own = isAboutPersons && judgement.kind === "plain" ? groupTelling(schema, parsed) : null;
    return {
      id: schema.id,
      name: schema.name,
      judgement: own === null ? judgement : { kind: "rare" as const, share: 0 },
      use: own ?? chooseUse(schema, parsed[schema.id]!, judgement),
    };
  });
  const labels = lines.filter(({ use }) => use.as === "label").map(({ id }) => id);
  const within = findHierarchies(labels, parsed);
  return lines.map(({ id, name, judgement, use }) => ({
    id,
    name,
    judgement,
    use: nest(use, within[id]),
  }));
}

/** Proposes what totals are divided by: months for days, and nothing of what can be counted row by row alone. */
export function chooseTotals(sheet: readonly SheetLine[]): SheetLine[] {
  const instead = { code: { as: "stay" }, day: { as: "month" } } as const;
  return sheet.map((line) => {
    const { as } = line.use;
    return as === "code" || as === "day" ? { ...line, use: instead[as] } : line;
  });
}

/** Adds the wider columns to the use of labels that are published as they are. */
function nest(use: ColumnUse, within: readonly string[] | undefined): ColumnUse {
  const canNest = use.as === "label" && use.first === undefined && use.fewest === undefined;
  return within !== undefined && canNest ? { ...use, within } : use;
}

function chooseUse({ type }: ColumnSchema, column: ParsedColumn, { kind }: Judgement): ColumnUse {
  if (personalKinds.has(kind) || kind === "rowId") return { as: "stay" };
  if (column.kind === "date") return { as: "day" };
  if (column.kind === "number" || column.kind === "time") return { as: "number" };
  if (type !== "text" || column.labels.length < 2) return { as: "stay" };
  return column.labels.length > mostLabels ? { as: "code" } : { as: "label" };
}

/** Returns how a column that could single out a person is grouped; null for one that could not. */
function groupTelling({ id, name }: ColumnSchema, parsed: Parsed): ColumnUse | null {
  const column = parsed[id]!;
  if (column.kind === "date") return { as: "month" };
  if (column.kind === "number" && telling.age.test(name)) return { as: "number", step: decade };
  if (column.kind !== "text") return null;
  if (telling.postal.test(name))
    return { as: "label", first: provinceDigits, fewest: fewestInGroup };
  return telling.other.test(name) ? { as: "label", fewest: fewestInGroup } : null;
}

/** Counts the groups of rows of fewer than `least` that share all texts of the columns that could single out a person. */
export function countSmallGroups(
  lines: readonly SheetLine[],
  packed: Readonly<Record<string, { values: ArrayLike<number> }>>,
  least = fewestInGroup,
): number {
  const columns = lines
    .filter(({ judgement }) => judgement.kind === "rare")
    .map(({ id }) => packed[id]!.values);
  if (columns.length === 0) return 0;
  const groups = new Map<string, number>();
  for (let row = 0; row < columns[0]!.length; row += 1) {
    const key = columns.map((values) => values[row]).join();
    groups.set(key, (groups.get(key) ?? 0) + 1);
  }
  return [...groups.values()].filter((rows) => rows < least).length;
}
