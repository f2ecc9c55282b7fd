/**
 * Returns the first, the last, the current page and its neighbors, with gaps at distance 2 (§4):
 * `(5, 9)` gives `[1, "gap", 4, 5, 6, "gap", 9]`.
 */
export function listPageNumbers(current: number, count: number): (number | "gap")[] {
  const row: (number | "gap")[] = [];
  for (let page = 1; page <= count; page += 1) {
    const distance = Math.abs(page - current);
    if (page === 1 || page === count || distance <= 1) row.push(page);
    else if (distance === 2) row.push("gap");
  }
  return row;
}

/** Returns the existing page nearest to the requested one, or the first if the parameter is not a number. */
export function readPageNumber(parameter: string | undefined, count: number): number {
  const asked = Math.round(Number(parameter ?? 1));
  return Number.isNaN(asked) ? 1 : Math.min(Math.max(asked, 1), Math.max(count, 1));
}
