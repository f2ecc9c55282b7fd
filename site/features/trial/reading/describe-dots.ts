const thousand = 1000;
const mostDots = 400;

/** Estimates all rows of a file from those in the part that is read; 0 while none are known. */
export function estimateRows({ share, rows }: { share: number; rows: number }): number {
  if (share === 1) return rows;
  const all = share > 0 ? rows / share : 0;
  return Math.round(all / thousand) * thousand;
}

/** Counts dots of a thousand rows, or of ten thousand where they would be too many. */
export function describeDots(
  read: number,
  all: number,
): { rowsOfDot: number; read: number; all: number } {
  const rowsOfDot = all > mostDots * thousand ? 10 * thousand : thousand;
  const count = Math.max(1, Math.ceil(Math.max(read, all) / rowsOfDot));
  const isWhole = read > 0 && read >= all;
  return { rowsOfDot, read: isWhole ? count : Math.floor(read / rowsOfDot), all: count };
}
