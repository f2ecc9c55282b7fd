/** A hairline with twelve ticks, like a chart's axis. */
export function Ruler() {
  return <div className="ruler" />;
}
