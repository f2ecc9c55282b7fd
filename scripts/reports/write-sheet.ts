import type { SheetLine } from "../../dashboards/from-file/privacy/choose-uses.ts";
import { reportWords as words } from "./report-words.ts";

const mostName = 28;

/**
 * Writes the privacy sheet of a file, a line a column: its name, what it looks like, what is published of it. Of the
 * `summed` columns totals alone are.
 */
export function writeSheet(sheet: readonly SheetLine[], summed?: ReadonlySet<string>): string {
  const width = Math.min(Math.max(...sheet.map(({ name }) => name.length)), mostName);
  const kinds = sheet.map(({ judgement: { kind, share } }) =>
    share > 0 && share < 100 ? `${words.kinds[kind]} (${String(share)} %)` : words.kinds[kind],
  );
  const kindWidth = Math.max(...kinds.map(({ length }) => length));
  return sheet
    .map(({ id, name, use }, at) => {
      const cut = name.length > width ? `${name.slice(0, width - 1)}…` : name;
      const isGrouped = use.as === "number" ? use.step : use.as === "label" && use.fewest;
      const own = isGrouped ? words.grouped : words.uses[use.as];
      const what = summed?.has(id) ? words.summed : own;
      return `  ${cut.padEnd(width)}  ${kinds[at]!.padEnd(kindWidth)}  ${what}`;
    })
    .join("\n");
}
