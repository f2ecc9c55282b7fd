import type { ReactNode } from "react";

const raw =
  "M8 20h0M6 62h0M40 92h0M62 66h0M96 84h0M112 100h0M128 46h0M150 34h0M176 80h0M190 18h0M214 96h0";
const more =
  "M22 40h0M30 12h0M52 30h0M76 24h0M72 48h0M84 100h0M88 64h0M104 14h0M120 70h0M140 92h0M158 62h0M166 104h0M184 50h0M200 70h0M206 38h0M222 60h0M228 24h0";
const table = [32, 48, 64, 80, 96].map((y) => `M8 ${String(y)}h0${"m32 0h0".repeat(6)}`).join("");
const heights = [38, 50, 43, 62, 54, 70, 78];
const bars = heights
  .map((height, at) => `M${String(8 + at * 27)} 110v-${String(height)}h21v${String(height)}z`)
  .join("");

// Raw rows, more of them, a clean table, a model, a measure, its chart with a title, and a filter.
const chart = <Chart hasFilter />;
const pieces: Record<number, ReactNode> = {
  1: <path className="module-points" d={raw} />,
  2: <path className="module-points" d={raw + more} />,
  3: <path className="module-points" d={table} />,
  4: (
    <>
      <path
        className="module-edge"
        d="M52 34 98 50M188 34 142 50M52 86 98 70M188 86 142 70M16 20h36v20h-36zM188 20h36v20h-36zM16 76h36v20h-36zM188 76h36v20h-36z"
      />
      <path className="module-strong" d="M98 44h44v32h-44z" />
    </>
  ),
  5: <path className="module-bars" d={`${bars}M197 110v-88h21v88z`} />,
  6: <Chart />,
  7: chart,
  8: chart,
};

/** The state of the one report after a module. */
export function ModuleSketch({ number }: { number: number }) {
  return (
    <svg className="module-sketch" viewBox="0 0 240 110" aria-hidden="true">
      {pieces[number]}
    </svg>
  );
}

function Chart({ hasFilter = false }: { hasFilter?: boolean }) {
  return (
    <>
      <path className="module-bars" d={bars} />
      <path className="module-strong" d="M8 6h78v7h-78zM197 110v-88h21v88z" />
      {hasFilter && <path className="module-edge" d="M170 2h48v13h-48zM206 7l3 4 3-4" />}
    </>
  );
}
