import { embedDrawing, rasterise } from "../drawing/rasterise.ts";
import { readDrawing } from "../drawing/read-drawing.ts";
import type { ReadToken } from "../drawing/read-tokens.ts";
import { fileResource, type Resource } from "../resource.ts";
import type { SiteSources } from "../site-sources.ts";
import { inFolder } from "../../roots/roots.ts";

export const icons = {
  small: { path: "/icon-192.png", px: 192 },
  large: { path: "/icon-512.png", px: 512 },
  maskable: { path: "/icon-maskable-512.png", px: 512 },
} as const;

export const touchIcon = { path: "/apple-touch-icon.png", px: 180 };
const favicon = { path: "/favicon.ico", px: 32 };
const drawing = inFolder("content/images/icon.svg");
/** Part of a maskable icon's width that no mask cuts off. */
const safeShare = 0.72;

/** Lists the site's icon in all formats that programs find by name or through the manifest. */
export function listIcons(
  { cache }: Pick<SiteSources, "cache">,
  colour: () => Promise<ReadToken>,
): Resource[] {
  const cover = async () => coverGround(readDrawing(drawing), (await colour())("dark", "bg"));
  return [
    ...[icons.small, icons.large].map(({ path, px }) =>
      fileResource(path, async () => rasterise(readDrawing(drawing), px, cache)),
    ),
    ...[icons.maskable, touchIcon].map(({ path, px }) =>
      fileResource(path, async () => rasterise(await cover(), px, cache)),
    ),
    fileResource(favicon.path, async () =>
      wrapInIco(await rasterise(readDrawing(drawing), favicon.px, cache), favicon.px),
    ),
  ];
}

/** Places the icon on a full square: devices round the corners themselves. */
function coverGround(icon: string, ground: string): string {
  const px = icons.maskable.px;
  const width = px * safeShare;
  const x = (px - width) / 2;
  const size = `width="${String(px)}" height="${String(px)}"`;
  const placed = embedDrawing(icon, { x, y: x, width, height: width });
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="${ground}"/>${placed}</svg>`;
}

/** Wraps a PNG into an ICO file: a header of 6 bytes, an entry of 16, the picture. */
function wrapInIco(png: Buffer, px: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(px, 6);
  head.writeUInt8(px, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
