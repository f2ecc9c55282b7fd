type PartBarProps = {
  from: number;
  rate: number;
  mix: number;
  /** Ends of the scale that all bars share. */
  low: number;
  high: number;
};

const width = 100;
const height = 10;

/** A bar from 0, as wide as its part: what comes from rates full, what comes from the mix hatched behind it. */
export function PartBar({ from, rate, mix, low, high }: PartBarProps) {
  const x = (value: number): number => (high === low ? 0 : ((value - low) / (high - low)) * width);
  const place = (start: number, size: number) => ({
    x: Math.min(x(start), x(start + size)),
    width: Math.abs(x(start + size) - x(start)),
    y: 0,
    height,
  });
  const isOneWay = rate * mix >= 0;
  return (
    <svg
      className="why-bar"
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className="why-rate" {...place(from, rate)} />
      <rect className="why-mix" {...(isOneWay ? place(from + rate, mix) : place(from, mix))} />
      <line className="why-zero" x1={x(0)} x2={x(0)} y1={0} y2={height} />
    </svg>
  );
}
