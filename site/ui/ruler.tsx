/** A hairline with the twelve ticks of a chart's axis. */
export function Ruler() {
  return <div className="ruler" />;
}
