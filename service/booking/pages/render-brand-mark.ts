import { html } from "hono/html";
import { brandMark } from "../../../design/brand-mark.ts";

/** Renders the mark of the brand, which has no words. */
export function renderBrandMark(): ReturnType<typeof html> {
  const { width, height, points, line } = brandMark;
  return html`<svg
    class="brand-mark"
    viewBox="0 0 ${width} ${height}"
    width="${width}"
    height="${height}"
    aria-hidden="true"
  >
    <path class="brand-mark-points" d="${points}" />
    <path class="brand-mark-line" d="${line}" />
  </svg>`;
}
