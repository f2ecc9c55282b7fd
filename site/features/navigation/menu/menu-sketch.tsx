import type { ReactNode } from "react";

const sketches: Record<string, ReactNode> = {
  home: (
    <>
      <path d="M1 27l8-8 8 3 9 0 9-3 8 3 8-3 8 0 6-9 4-7 5-2" className="sketch-line" />
      <circle cx="76" cy="3" r="3" className="sketch-mark" />
    </>
  ),
  services: (
    <>
      <path d="M0 17h17v11H0zM19 10h17v18H19zM38 13h17v15H38z" className="sketch-fill" />
      <path d="M57 1h18v27H57z" className="sketch-mark" />
    </>
  ),
  projects: (
    <>
      <path d="M4 20h0M14 14h0M24 22h0M34 12h0M44 16h0M55 8h0" className="sketch-points" />
      <circle cx="70" cy="5" r="4" className="sketch-mark" />
    </>
  ),
  blog: (
    <>
      <path d="M0 5h76M0 12h64M0 19h72" className="sketch-line" />
      <path d="M0 25h34v3H0z" className="sketch-mark" />
    </>
  ),
};

export function MenuSketch({ name }: { name: string }) {
  return (
    <svg className="menu-sketch" viewBox="0 0 80 30" width="80" height="30" aria-hidden="true">
      {sketches[name]}
    </svg>
  );
}
