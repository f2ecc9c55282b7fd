const star = "l2.8 6 6.5.8-4.8 4.5 1.3 6.4-5.8-3.2-5.8 3.2 1.3-6.4-4.8-4.5 6.5-.8z";

/** A rating as stars, with its text for screen readers. */
export function Stars({ count, label }: { count: number; label: string }) {
  return (
    <svg
      className="stars"
      viewBox={`0 0 ${String(count * 26 - 6)} 20`}
      height="20"
      role="img"
      aria-label={label}
    >
      <path d={`M10 .9${Array.from({ length: count }, () => star).join("m26 0")}`} />
    </svg>
  );
}
