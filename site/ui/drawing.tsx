type DrawingProps = { name: string; width: number; height: number; className?: string };

/** A drawing of `design/drawings.svg`; the full style sheet includes its `design/drawings.css` (decision 022). */
export function Drawing({ name, width, height, className = "" }: DrawingProps) {
  return (
    <svg
      className={`drawing drawing-${name} ${className}`.trim()}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      width={width}
      height={height}
      aria-hidden="true"
    />
  );
}
