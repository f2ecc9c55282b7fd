import type { SqlValue, SqlValues } from "./database.ts";

/** Replaces the `:names` of a statement by the `$1, $2, …` of PostgreSQL; throws if a name has no value. */
export function numberParameters(
  sql: string,
  values: SqlValues,
): { text: string; values: SqlValue[] } {
  const names: string[] = [];
  const text = sql.replace(/:([a-z]\w*)/gi, (_, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `$${String(names.indexOf(name) + 1)}`;
  });
  return {
    text,
    values: names.map((name) => {
      const value = values[name];
      if (value === undefined) throw new Error(`The statement has no value for :${name}`);
      return value;
    }),
  };
}
