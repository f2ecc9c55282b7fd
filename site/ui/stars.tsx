const star = "M10 .9l2.8 6 6.5.8-4.8 4.5 1.3 6.4L10 15.4l-5.8 3.2 1.3-6.4L.7 7.7l6.5-.8z";

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
      {Array.from({ length: count }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the stars are all alike
        <path key={index} d={star} transform={`translate(${String(index * 26)} 0)`} />
      ))}
    </svg>
  );
}
