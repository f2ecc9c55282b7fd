/** Orders cells with the largest cups in the middle. */
export function putLargestInside<Sized extends { size: number }>(cells: readonly Sized[]): Sized[] {
  const ordered: Sized[] = [];
  for (const cell of cells.toSorted((a, b) => b.size - a.size)) {
    if (ordered.length % 2 === 1) ordered.push(cell);
    else ordered.unshift(cell);
  }
  return ordered;
}
