/** Traces squares about the middle of their row, in one path. */
export function traceSquares(
  squares: readonly { x: number; side: number }[],
  middle: number,
): string {
  return squares
    .map(({ x, side }) => {
      const [left, top, size] = [x - side / 2, middle - side / 2, side].map((at) => at.toFixed(1));
      return `M${left!} ${top!}h${size!}v${size!}h-${size!}z`;
    })
    .join("");
}
