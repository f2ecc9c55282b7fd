import type { PackedColumn } from "../rows/encode-rows.ts";
import type { ColumnUse } from "./column-use.ts";
import { PackFault } from "./pack-fault.ts";
import { packLabels, type Columns } from "./pack-labels.ts";
import { packCodes, packDays, packHours, packNumbers } from "./pack-numbers.ts";

/** Packs the columns that are published; throws a `PackFault` for a column that is not as its use says. */
export function packColumns(
  parsed: Columns["parsed"],
  uses: Columns["uses"],
): Record<string, PackedColumn> {
  const all = { parsed, uses };
  const packed: Record<string, PackedColumn> = {};
  for (const [id, use] of Object.entries(uses)) {
    if (use.as === "stay") continue;
    packed[id] = packColumn(id, use, all);
    const column = parsed[id];
    const units = parsed[unitOf(id)];
    if (column?.kind === "number" && units !== undefined) {
      packed[unitOf(id)] = packColumn(unitOf(id), { as: "label" }, all);
    }
    if (column?.kind === "date" && column.minutes !== undefined && use.as === "day") {
      packed[hourOf(id)] = packHours(column.minutes);
    }
  }
  return packed;
}

/** Returns the id of the column that has the unit of each number, of a column with several units. */
export function unitOf(id: string): string {
  return `${id}Unit`;
}

/** Returns the id of the column of hours that a column of moments has beside that of its days. */
export function hourOf(id: string): string {
  return `${id}Hour`;
}

function packColumn(id: string, use: ColumnUse, all: Columns): PackedColumn {
  const column = all.parsed[id];
  if (column === undefined) throw new PackFault(id, "kind-changed", "—");
  if (use.as === "code") return packCodes(column);
  if (use.as === "label" && column.kind === "text") return packLabels(id, column, use, all);
  if (use.as === "number" && column.kind === "number") return packNumbers(id, column, use);
  if (use.as === "number" && column.kind === "time") return packHours(column.minutes);
  if ((use.as === "day" || use.as === "month") && column.kind === "date") {
    return packDays(column.days, use.as === "month");
  }
  throw new PackFault(id, "kind-changed", column.kind);
}
