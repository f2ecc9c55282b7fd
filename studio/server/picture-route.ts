import { existsSync } from "node:fs";
import { extname, join, parse } from "node:path";
import type { Hono } from "hono";
import sharp from "sharp";
import { categorySlug } from "../../contracts/blog-post.ts";
import { FaultError } from "../../generator/faults/fault-error.ts";
import { fault } from "../../generator/faults/fault.ts";
import type { StudioContext } from "./studio-context.ts";

const folders = /^content\/(?:images|blog\/[a-z0-9-]+)$/;
const kinds = new Set([".svg", ".png", ".jpg", ".jpeg", ".webp"]);
const widest = 2400;
const mostBytes = 30_000_000;
const quality = 82;

/** Stores an uploaded picture in a content folder at the requested width in pixels; photographs become WebP. */
export function addPictureRoute(studio: Hono, { root, journal, inTurn }: StudioContext): void {
  studio.post("/_studio/api/picture", async (c) => {
    const { folder = "", name = "", width = "1600" } = c.req.query();
    const kind = extname(name).toLowerCase();
    if (!folders.test(folder) || !kinds.has(kind)) throw refuse("upload-kind");
    const content = Buffer.from(await c.req.arrayBuffer());
    if (content.length > mostBytes) throw refuse("upload-size");
    const fitted = fit(content, kind, Math.min(Number(width) || widest, widest));
    const picture = await fitted.catch(() => undefined);
    if (picture === undefined) throw refuse("upload-unreadable");
    const stem = categorySlug(parse(name).name) || "figura";
    const file = findFreeName(root, folder, stem, picture.kind);
    const after = picture.content.toString("base64");
    await inTurn(async () => journal.apply(file, [{ file, before: null, after }]));
    return c.json({ file, name: parse(file).base, width: picture.width, height: picture.height });
  });
}

function refuse(code: "upload-kind" | "upload-size" | "upload-unreadable"): FaultError {
  return new FaultError([fault("", code)]);
}

async function fit(content: Buffer, kind: string, width: number) {
  if (kind === ".svg") {
    const { width: wide, height: high } = await sharp(content).metadata();
    return { content, kind, width: wide, height: high };
  }
  const { data, info } = await sharp(content)
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality })
    .toBuffer({ resolveWithObject: true });
  return { content: data, kind: ".webp", width: info.width, height: info.height };
}

function findFreeName(root: string, folder: string, stem: string, kind: string): string {
  const candidates = ["", ...Array.from({ length: 99 }, (_, at) => `-${String(at + 2)}`)];
  const free = candidates.find((end) => !existsSync(join(root, folder, `${stem}${end}${kind}`)));
  return `${folder}/${stem}${free ?? "-100"}${kind}`;
}
