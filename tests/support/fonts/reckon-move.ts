/** A block, in pixels: where it stands, how large it is and how far it moved. */
type Move = { top: number; area: number; down: number; aside: number; what: string };
export type Swap = { screen: { width: number; height: number }; moves: Move[] };

/**
 * As the browser does, but never less: all that stands below the highest block that moves down counts, and of a block that only moves
 * aside its area.
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
