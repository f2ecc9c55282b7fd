const plainFills = 3;
const hatches = ["M0 8 8 0M-2 2 2-2M6 10 10 6", "M0 0 8 8M-2 6 2 10M6-2 10 2", "M0 0 8 8M0 8 8 0"];

/** How the n-th series is filled: three hues, then the same hues hatched, so that no more than three are ever told apart by hue. */
export function seriesFill(id: string, index: number): { className: string; fill?: string } {
  if (index < plainFills) return { className: `s${String(index)}` };
  const at = index % (plainFills + hatches.length);
  return at < plainFills
    ? { className: `s${String(at)}` }
    : { className: "hatched", fill: `url(#${id}-hatch${String(at)})` };
}

/** The hatches a drawing with so many series needs. */
export function SeriesPatterns({ id, count }: { id: string; count: number }) {
  if (count <= plainFills) return null;
  return (
    <defs>
      {hatches.slice(0, count - plainFills).map((path, at) => (
        <pattern
          key={path}
          id={`${id}-hatch${String(at + plainFills)}`}
          width={8}
          height={8}
          patternUnits="userSpaceOnUse"
        >
          <rect className={`s${String(at)}`} width={8} height={8} />
          <path className="hatch" d={path} />
        </pattern>
      ))}
    </defs>
  );
}
