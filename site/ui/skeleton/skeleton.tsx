import "./skeleton.css";

/** Placeholder in the shape of what is being fetched. */
export function Skeleton({ kind }: { kind: "picture" | "caption" | "title" | "text" }) {
  return <span className={`skeleton skeleton-${kind}`} aria-hidden="true" />;
}
