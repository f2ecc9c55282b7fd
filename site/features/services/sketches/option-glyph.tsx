import type { ReactNode } from "react";

const glyphs: Record<"hours" | "project", ReactNode> = {
  hours: (
    <>
      <path className="sketch-fill" d="M1 4h6v10H1zM9 4h6v10H9zM17 4h6v10h-6zM1 18h6v10H1z" />
      <path className="sketch-mark" d="M9 18h6v10H9z" />
      <path
        className="glyph-slot"
        d="M25.5 4.5h5v9h-5zM33.5 4.5h5v9h-5zM17.5 18.5h5v9h-5zM25.5 18.5h5v9h-5zM33.5 18.5h5v9h-5z"
      />
    </>
  ),
  project: (
    <>
      <path className="sketch-fill" d="M1 3h14v6H1zM11 13h12v6H11zM19 23h13v6H19z" />
      <circle className="sketch-mark" cx="36" cy="26" r="4" />
    </>
  ),
};

export function OptionGlyph({ name }: { name: keyof typeof glyphs }) {
  return (
    <svg className="glyph" viewBox="0 0 40 32" width="40" height="32" aria-hidden="true">
      {glyphs[name]}
    </svg>
  );
}
