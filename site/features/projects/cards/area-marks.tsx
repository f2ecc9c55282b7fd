import "./area-marks.css";

/** A mark for every case on the page: solid for those of an area, dashed for the others. */
export function AreaMarks({ count, total }: { count: number; total: number }) {
  return (
    <svg className="area-marks" viewBox={`0 0 ${String(total * 24 - 8)} 20`} aria-hidden="true">
      <path d={drawMarks(0, count)} />
      <path className="area-missing" d={drawMarks(count, total)} />
    </svg>
  );
}

function drawMarks(from: number, to: number): string {
  const places = Array.from({ length: to - from }, (_, at) => (from + at) * 24 + 1);
  return places.map((x) => `M${String(x)} 1h14v18h-14z`).join("");
}
