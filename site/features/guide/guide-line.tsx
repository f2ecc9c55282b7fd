import "../../ui/line/line.css";

/**
 * The piece of the line from the previous answer to this one: beside each other a curve one answer high, which style
 * stretches; below each other a rail down the gutter.
 */
export function GuideLine() {
  const curve = "M0 0C33 0 25 100 58 100";
  return (
    <>
      <span className="rail" />
      <svg
        className="guide-line"
        viewBox="0 0 58 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={curve} />
        <path d={curve} />
      </svg>
    </>
  );
}
