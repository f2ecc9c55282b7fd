import type { ReactNode } from "react";
import "./line.css";
import "./line-to-button.css";

/** The line comes down the left gutter, underlines some words, and ends as the button that follows them. */
export function LineToButton({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className="line-to-button">
      <p>
        <span className="rail" />
        <span className="rail" />
        {words}
      </p>
      <span className="line-way">
        <span className="rail" />
        <span className="rail" />
      </span>
      {children}
    </div>
  );
}
