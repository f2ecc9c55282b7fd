import { Resvg } from "@resvg/resvg-js";

/** Renders an SVG document as PNG, `widthPx` wide; its texts must be outlines. */
export function drawPng(svg: string, widthPx: number): Uint8Array {
  const fitTo = { mode: "width", value: widthPx } as const;
  return new Resvg(svg, { fitTo, font: { loadSystemFonts: false } }).render().asPng();
}
