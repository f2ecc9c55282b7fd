import "./skeleton.css";

/** A still shape of what is being fetched: of a picture, or of so many lines as its kind of text has. */
export function Skeleton({ kind }: { kind: "picture" | "caption" | "title" | "text" }) {
  return <span className={`skeleton skeleton-${kind}`} aria-hidden="true" />;
}
