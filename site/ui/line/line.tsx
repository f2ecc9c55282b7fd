import type { ReactNode } from "react";
import "./beads.css";
import "./line.css";

type Side = "left" | "right";

/** The page's line where a section only lets it by. */
export function LineAlong({ side, children }: { side: Side; children?: ReactNode }) {
  return <span className={`rail line-along line-${side}`}>{children}</span>;
}

/** The line comes down the gutter of a side, crosses here and leaves down the other; beads ride both pieces. */
export function LineAcross({ from, children }: { from: Side; children?: ReactNode }) {
  return (
    <div className={`line-across line-from-${from}`}>
      <span className="rail">{children}</span>
      <span className="rail">{children}</span>
    </div>
  );
}

/** The line begins here, heavy, and leaves down the gutter of a side. */
export function LineStart({ to }: { to: Side }) {
  return (
    <div className={`line-start line-start-${to}`}>
      <span className="rail" />
      <span className="rail" />
    </div>
  );
}

/** The line comes down the gutter of a side and ends here, heavy. */
export function LineEnd({ from }: { from: Side }) {
  return (
    <div className={`line-end line-end-${from}`}>
      <span className="rail" />
      <span className="rail" />
    </div>
  );
}
