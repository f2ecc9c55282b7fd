import "./skeleton.css";

/** A placeholder in the shape of the content being loaded. */
export function Skeleton({ kind }: { kind: "picture" | "caption" | "title" | "text" }) {
  return <span className={`skeleton skeleton-${kind}`} aria-hidden="true" />;
}
