import type { ReactNode } from "react";

const sevenDays = [4, 9.3, 14.6, 19.9, 25.2, 30.5];

const glyphs = {
  discuss: (
    <>
      <path className="sketch-line" d="M2 3h22v13H11l-5 5v-5H2z" />
      <path className="glyph-line" d="M19 22v4h10l5 4v-4h4V12h-8" />
    </>
  ),
  focus: (
    <>
      <path className="sketch-points" d="M4 26h0M9 9h0M15 21h0M33 25h0M34 8h0M20 4h0" />
      <circle className="glyph-ring" cx="23" cy="15" r="6" />
    </>
  ),
  followUp: (
    <>
      {sevenDays.map((x) => (
        <circle key={x} className="sketch-fill" cx={x} cy="16" r="2" />
      ))}
      <circle className="sketch-mark" cx="36" cy="16" r="3.5" />
    </>
  ),
  dashboardReview: (
    <>
      <path className="sketch-line" d="M2 3h31v24H2z" />
      <path className="sketch-fill" d="M7 18h4v5H7zM14 12h4v11h-4z" />
      <circle className="glyph-ring" cx="29" cy="19" r="6" />
    </>
  ),
  powerBI: (
    <>
      <path className="sketch-fill" d="M2 20h8v10H2zM12 11h8v19h-8z" />
      <path className="sketch-mark" d="M22 2h8v28h-8z" />
    </>
  ),
  careerGuidance: (
    <>
      <path className="sketch-line" d="M2 27h12c8 0 6-9 14-9h6" />
      <path className="glyph-line" d="M2 27h12c8 0 6-21 14-21h4" />
      <circle className="sketch-mark" cx="35" cy="6" r="3.5" />
    </>
  ),
  dataVisualization: (
    <>
      <path className="sketch-points" d="M4 27h0M9 19h0M16 24h0M20 13h0M28 16h0M33 5h0" />
      <path className="glyph-line" d="M2 28 36 6" />
    </>
  ),
  implementation: (
    <>
      <path className="sketch-line" d="M8 6h10v20H8M8 16h20" />
      <path className="sketch-fill" d="M2 3h7v6H2zM2 13h7v6H2zM2 23h7v6H2z" />
      <path className="sketch-mark" d="M27 11h10v10H27z" />
    </>
  ),
  kpis: (
    <>
      <path className="sketch-band" d="M2 8h36v16H2z" />
      <path className="sketch-fill" d="M2 13h22v6H2z" />
      <path className="sketch-mark" d="M30 4h3v24h-3z" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export function TopicGlyph({ name }: { name: keyof typeof glyphs }) {
  return (
    <svg className="glyph" viewBox="0 0 40 32" width="40" height="32" aria-hidden="true">
      {glyphs[name]}
    </svg>
  );
}
