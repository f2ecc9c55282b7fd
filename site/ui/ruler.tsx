const ticks = Array.from({ length: 13 }, (_, index) => index);

/** A hairline with the twelve ticks of a chart's axis. */
export function Ruler() {
  return (
    <svg className="ruler" viewBox="0 0 1200 8" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 .5H1200${ticks.map((tick) => `M${String(tick * 100)} 0V8`).join("")}`} />
    </svg>
  );
}
