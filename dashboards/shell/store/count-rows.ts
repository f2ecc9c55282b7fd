import type { OpenReport } from "./use-report.ts";

/** How many rows pass the filters, of how many, and what they are: the values of `{{count}}`, `{{total}}` and `{{rows}}`. */
export function countRows({ model, format, text }: OpenReport): {
  count: string;
  total: string;
  rows: string;
} {
  const written = { unit: "count", decimals: 0 } as const;
  const count = model.countRows();
  return {
    count: format.value(written, count),
    total: format.value(written, model.rowCount),
    rows: count === 1 ? text.report.rows.one : text.report.rows.other,
  };
}
