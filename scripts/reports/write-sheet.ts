import type { SheetLine } from "../../dashboards/from-file/privacy/choose-uses.ts";
import { reportWords as words } from "./report-words.ts";

const mostName = 28;

/** Writes the privacy sheet of a file, a line a column: its name, what it looks like, what is published of it. */
export function writeSheet(sheet: readonly SheetLine[]): string {
  const width = Math.min(Math.max(...sheet.map(({ name }) => name.length)), mostName);
  const kinds = sheet.map(({ judgement: { kind, share } }) =>
    share > 0 && share < 100 ? `${words.kinds[kind]} (${String(share)} %)` : words.kinds[kind],
  );
  const kindWidth = Math.max(...kinds.map(({ length }) => length));
  return sheet
    .map(({ name, use }, at) => {
      const cut = name.length > width ? `${name.slice(0, width - 1)}…` : name;
      const isGrouped = use.as === "number" ? use.step : use.as === "label" && use.fewest;
      const what = isGrouped ? words.grouped : words.uses[use.as];
      return `  ${cut.padEnd(width)}  ${kinds[at]!.padEnd(kindWidth)}  ${what}`;
    })
    .join("\n");
}
