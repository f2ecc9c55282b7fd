import { later, type Later } from "../../kinds/later.ts";

export type TablePart = Pick<typeof import("./data-table.tsx"), "DataTable">;

/** The table component, which is not in the script of all reports: few first pages have a table. */
export const tablePart: Later<TablePart> = later(async () => import("./data-table.tsx"));
