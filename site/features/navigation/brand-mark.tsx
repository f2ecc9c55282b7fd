import { brandMarkPaths } from "../../../contracts/drawings.ts";

export function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 30 18" width="30" height="18" aria-hidden="true">
      <path className="brand-mark-points" d={brandMarkPaths.points} />
      <path className="brand-mark-line" d={brandMarkPaths.line} />
    </svg>
  );
}
