export type TablePart = Pick<typeof import("./data-table.tsx"), "DataTable">;

let part: TablePart | undefined;

/** What writes tables is no part of the script that all reports share: few first pages have one. */
export function addTable(loaded: TablePart): void {
  part = loaded;
}

/** Rejects where its file is lost. */
export async function loadTable(): Promise<void> {
  part ??= await import("./data-table.tsx");
}

export function hasTable(): boolean {
  return part !== undefined;
}

/** Throws where it was not loaded. */
export function findTable(): TablePart["DataTable"] {
  if (part === undefined) throw new Error("What writes tables must be loaded before one is shown");
  return part.DataTable;
}
