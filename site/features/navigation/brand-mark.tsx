export function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 30 18" width="30" height="18" aria-hidden="true">
      <path className="brand-mark-points" d="M3 10h0M7 6h0" />
      <path className="brand-mark-line" d="M1 16h9l6-6 4 3 9-11" />
    </svg>
  );
}
