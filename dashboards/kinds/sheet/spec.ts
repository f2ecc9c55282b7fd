/** A timesheet: bins as frames as large as the second measure, filled with squares of the first, which may overflow. */
export type SheetSpec = { kind: "sheet" };
