import { brandMark } from "../../../design/brand-mark.ts";

export function BrandMark() {
  const { width, height, points, line } = brandMark;
  return (
    <svg
      className="brand-mark"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <path className="brand-mark-points" d={points} />
      <path className="brand-mark-line" d={line} />
    </svg>
  );
}
