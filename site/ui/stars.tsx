/** A rating of up to five stars with its text for screen readers; shows part of a drawing of five (decision 022). */
export function Stars({ count, label }: { count: number; label: string }) {
  return (
    <svg
      className="drawing drawing-stars"
      viewBox={`0 0 ${String(count * 26 - 6)} 20`}
      height="20"
      role="img"
      aria-label={label}
    />
  );
}
