import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import type { BuildCache } from "../cache/build-cache.ts";
import { runInThread } from "../threads/run-in-thread.ts";

const { version } = createRequire(import.meta.url)("@resvg/resvg-js/package.json") as {
  version: string;
};

/** Renders an SVG document as PNG, `widthPx` wide, from the cache if possible; its texts must be outlines. */
export async function rasterise(
  svg: string,
  widthPx: number,
  cache: Pick<BuildCache, "remember">,
): Promise<Buffer> {
  const hash = createHash("sha256").update(svg).digest("hex");
  const key = JSON.stringify(["png", version, widthPx, hash]);
  return cache.remember(key, async () => Buffer.from(await runInThread("drawPng", svg, widthPx)));
}

/** Embeds a drawing in another one; its ids are made unique. */
export function embedDrawing(
  svg: string,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): string {
  const place = `x="${String(x)}" y="${String(y)}" width="${String(width)}" height="${String(height)}"`;
  return `<image ${place} href="data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}"/>`;
}
