export type TablePart = Pick<typeof import("./data-table.tsx"), "DataTable">;

let part: TablePart | undefined;

/** Registers the table component, which is not in the script of all reports: few first pages have a table. */
export function addTable(loaded: TablePart): void {
  part = loaded;
}

/** Loads the table component; rejects where its file is not available. */
export async function loadTable(): Promise<void> {
  part ??= await import("./data-table.tsx");
}

export function hasTable(): boolean {
  return part !== undefined;
}

/** Returns the table component; throws where it is not loaded. */
export function findTable(): TablePart["DataTable"] {
  if (part === undefined)
    throw new Error("The table component must be loaded before a table is shown");
  return part.DataTable;
}
