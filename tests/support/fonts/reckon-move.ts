/** A block, in pixels: its position, its size and its shift. */
type Move = { top: number; area: number; down: number; aside: number; what: string };
export type Swap = { screen: { width: number; height: number }; moves: Move[] };

/**
 * Returns the layout shift, at least the browser's: everything below the highest block that moves down counts, and a
 * block that only moves sideways counts by its area.
 */
export function reckonMove({ screen, moves }: Swap): number {
  const down = moves.filter((move) => move.down > 3);
  const aside = moves.filter((move) => move.down <= 3);
  const highest = Math.min(screen.height, ...down.map(({ top }) => top));
  const fallen = (1 - highest / screen.height) * Math.max(0, ...down.map((move) => move.down));
  const area = aside.reduce((sum, move) => sum + move.area, 0);
  const share = Math.min(1, area / (screen.width * screen.height));
  const slid = share * Math.max(0, ...aside.map((move) => move.aside));
  return (fallen + slid) / Math.max(screen.width, screen.height);
}
