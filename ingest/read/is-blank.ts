const space = 32;

/** Returns whether a row has no text; the first sign of its first cell mostly decides. */
export function isBlank(cells: readonly string[]): boolean {
  for (const cell of cells)
    if (cell !== "" && (cell.charCodeAt(0) > space || cell.trim() !== "")) return false;
  return true;
}
