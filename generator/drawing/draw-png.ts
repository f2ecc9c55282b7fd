import { Resvg } from "@resvg/resvg-js";

/** Draws an SVG document as PNG in a width of px; its texts must be outlines. */
export function drawPng(svg: string, widthPx: number): Uint8Array {
  const fitTo = { mode: "width", value: widthPx } as const;
  return new Resvg(svg, { fitTo, font: { loadSystemFonts: false } }).render().asPng();
}
