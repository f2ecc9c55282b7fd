import type { ReactNode } from "react";
import "./area-sketch.css";

type Area = "etl" | "ml";

const sketches: Record<Area, ReactNode> = {
  etl: (
    <>
      <path
        className="sketch-line"
        d="M0 6C50 6 60 38 110 38M0 22C50 22 60 38 110 38M0 38H110M0 54C50 54 60 38 110 38M0 70C50 70 60 38 110 38"
      />
      <path className="glyph-line" d="M108 38H162" />
      <circle className="sketch-mark" cx="164" cy="38" r="6" />
    </>
  ),
  ml: (
    <>
      <path className="sketch-band" d="M100 40C125 30 145 16 170 2V48C145 44 125 46 100 40z" />
      <path className="sketch-line" d="M0 64C14 60 20 48 34 52S54 62 68 50 86 44 100 40" />
      <path className="glyph-line area-forecast" d="M100 40C125 37 145 32 164 25" />
      <circle className="sketch-mark" cx="167" cy="24" r="6" />
    </>
  ),
};

export function AreaSketch({ area }: { area: Area }) {
  return (
    <svg className="area-sketch" viewBox="0 0 176 76" width="176" height="76" aria-hidden="true">
      {sketches[area]}
    </svg>
  );
}
