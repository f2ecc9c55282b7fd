import type { Column } from "../../../../query/table/table.ts";
import { orderByValue } from "../../../../query/table/value-order.ts";

/** Orders some rows by a column: numbers and days by value, names as the language orders them; ties keep their order. */
export function orderRows(
  { declaration, values }: Column,
  rows: Uint32Array,
  isDescending: boolean,
  nameLabel: (id: string) => string,
  language: string,
): Uint32Array {
  const ranks =
    declaration.kind === "dictionary"
      ? rankNames(declaration.labels.map(nameLabel), language)
      : null;
  const own = new Int32Array(rows.length);
  let least = 0;
  for (let at = 0; at < own.length; at += 1) {
    const value = values[rows[at]!]!;
    const key = (ranks === null ? value : ranks[value]!) * (isDescending ? -1 : 1);
    own[at] = key;
    if (key < least) least = key;
  }
  const order = orderByValue(own, least);
  for (let at = 0; at < order.length; at += 1) order[at] = rows[order[at]!]!;
  return order;
}

function rankNames(names: readonly string[], language: string): Uint32Array {
  const collator = new Intl.Collator(language, { numeric: true });
  const order = [...names.keys()].toSorted((a, b) => collator.compare(names[a]!, names[b]!));
  const ranks = new Uint32Array(names.length);
  for (const [rank, label] of order.entries()) ranks[label] = rank;
  return ranks;
}
