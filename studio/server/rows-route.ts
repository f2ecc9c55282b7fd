import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { extname, join, parse } from "node:path";
import type { Hono } from "hono";
import { categorySlug } from "../../contracts/blog-post.ts";
import { FaultError } from "../../generator/faults/fault-error.ts";
import { fault } from "../../generator/faults/fault.ts";
import { sourcesFolder } from "../store/run-content-script.ts";
import type { StudioContext } from "./studio-context.ts";

const kinds = new Set([".csv", ".tsv", ".txt", ".xlsx", ".json", ".parquet"]);
const mostBytes = 200 * 2 ** 20;

/** Stores a file of rows in the owner's folder, outside the content, for `npm run new -- report`. */
export function addRowsRoute(studio: Hono, { root, inTurn }: StudioContext): void {
  studio.post("/_studio/api/rows", async (c) => {
    const { name = "" } = c.req.query();
    const kind = extname(name).toLowerCase();
    if (!kinds.has(kind)) throw new FaultError([fault("", "rows-kind")]);
    const content = Buffer.from(await c.req.arrayBuffer());
    if (content.length > mostBytes) throw new FaultError([fault("", "rows-size")]);
    const stem = categorySlug(parse(name).name) || "datos";
    return inTurn(async () => {
      const ends = ["", ...Array.from({ length: 99 }, (_, at) => `-${String(at + 2)}`)];
      const end = ends.find((one) => !existsSync(join(root, sourcesFolder, stem + one + kind)));
      const file = `${sourcesFolder}/${stem}${end ?? "-100"}${kind}`;
      await mkdir(join(root, sourcesFolder), { recursive: true });
      await writeFile(join(root, file), content);
      return c.json({ file });
    });
  });
}
