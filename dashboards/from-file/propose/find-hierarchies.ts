import type { ParsedColumn } from "../../../ingest/parse/parsed-column.ts";

type Texts = Readonly<Record<string, ParsedColumn>>;

/**
 * Finds for each text column the wider columns that each of its texts lies in one of, from fine to coarse: the city has
 * one province, the province one country.
 */
export function findHierarchies(ids: readonly string[], parsed: Texts): Record<string, string[]> {
  const sizes = new Map(ids.map((id) => [id, countLabels(parsed[id])]));
  const ordered = ids.toSorted((one, other) => sizes.get(other)! - sizes.get(one)!);
  const within: Record<string, string[]> = {};
  for (const [at, id] of ordered.entries()) {
    const chain = [id];
    for (const wider of ordered.slice(at + 1)) {
      const finest = chain.at(-1)!;
      // A level that hardly gathers anything is another name of the same thing.
      if (sizes.get(wider)! < 2 || sizes.get(wider)! > sizes.get(finest)! / 2) continue;
      if (determines(parsed[finest], parsed[wider])) chain.push(wider);
    }
    if (chain.length > 1) within[id] = chain.slice(1);
  }
  return within;
}

function countLabels(column: ParsedColumn | undefined): number {
  return column?.kind === "text" ? column.labels.length : 0;
}

/** True where all rows with a text of one column have the same text of the other, and most texts have several rows. */
function determines(fine: ParsedColumn | undefined, wide: ParsedColumn | undefined): boolean {
  if (fine?.kind !== "text" || wide?.kind !== "text") return false;
  if (fine.labels.length > fine.codes.length / 2) return false;
  const of = new Int32Array(fine.labels.length).fill(-2);
  for (let row = 0; row < fine.codes.length; row += 1) {
    const [code, group] = [fine.codes[row]!, wide.codes[row]!];
    if (code < 0 || group < 0) return false;
    if (of[code] === -2) of[code] = group;
    if (of[code] !== group) return false;
  }
  return true;
}
