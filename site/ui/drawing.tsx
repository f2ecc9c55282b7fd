type DrawingProps = { name: string; width: number; height: number; className?: string };

/** A drawing of `design/drawings.svg`, whose `design/drawings.css` comes with the full style sheet (decision 022). */
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
