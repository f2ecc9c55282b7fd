import type { ReactNode } from "react";
import type { ServiceName } from "./service-example.tsx";

const glyphs: Record<ServiceName, ReactNode> = {
  businessProblem: (
    <>
      <path className="sketch-points" d="M4 26h0M11 20h0M17 24h0M20 17h0M26 21h0M29 13h0" />
      <circle className="glyph-ring" cx="33" cy="6" r="5" />
    </>
  ),
  dashboard: (
    <>
      <path className="sketch-fill" d="M2 20h6v10H2zM12 13h6v17h-6zM22 22h6v8h-6z" />
      <path className="sketch-mark" d="M32 4h6v26h-6z" />
    </>
  ),
  guidance: (
    <>
      <path className="sketch-line" d="M1 5c14 0 16 11 38 11" />
      <path className="glyph-line" d="M1 28c14 0 16-12 38-12" />
    </>
  ),
  training: (
    <>
      <path className="sketch-line" d="M2 29h9v-7h9v-7h9V8h7" />
      <circle className="sketch-mark" cx="36" cy="6" r="4" />
    </>
  ),
};

export function ServiceGlyph({ name }: { name: ServiceName }) {
  return (
    <svg className="glyph" viewBox="0 0 40 32" width="40" height="32" aria-hidden="true">
      {glyphs[name]}
    </svg>
  );
}
