import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Hono } from "hono";
import { contentTypes } from "../../contracts/file-kinds.ts";
import { readPostDrawing } from "../../generator/blog/figures/read-figure.ts";
import type { Change } from "../store/change-journal.ts";
import { configFile } from "../store/check-candidate.ts";
import { diffLines } from "../store/diff-lines.ts";
import { readEditedFiles } from "../store/project-files.ts";
import { saveChanges, type FileEdit, type SaveResult } from "../store/save-changes.ts";
import type { ScriptResult } from "../store/run-content-script.ts";
import type { StudioContext } from "./studio-context.ts";

const shownPicture = /^content\/(?:images|blog)\/[\w/-][\w./-]*\.(?:svg|png|jpe?g|webp|avif|gif)$/;
const strictPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Adds the routes that read and write the files with a form. */
export function addContentRoutes(studio: Hono, context: StudioContext): void {
  const { root, journal, inTurn, preview } = context;
  studio.get("/_studio/api/content", async (c) => c.json({ files: await readEditedFiles(root) }));
  studio.post("/_studio/api/save", async (c) => {
    const { edits, label } = await c.req.json<{ edits: FileEdit[]; label: string }>();
    const result = await inTurn(async () => saveChanges(edits, { root, journal, label }));
    if (result.outcome === "written") restartForSettings(context, result.change);
    return c.json(describeResult(result));
  });
  studio.get("/_studio/api/changes", async (c) =>
    c.json({ changes: (await journal.list()).map(describeChange) }),
  );
  studio.post("/_studio/api/undo", async (c) => {
    const undone = await inTurn(async () => journal.undo());
    if (undone !== undefined) restartForSettings(context, undone);
    return c.json({ undone: undone?.label });
  });
  studio.get("/_studio/api/preview", (c) =>
    c.json({ address: preview.address, isReady: preview.isReady() }),
  );
  studio.get("/_studio/api/picture", async (c) => {
    const file = c.req.query("file") ?? "";
    if (!shownPicture.test(file) || file.includes("..")) return c.notFound();
    const isDrawing = file.endsWith(".svg");
    const reading = isDrawing ? readPostDrawing(join(root, file)) : readFile(join(root, file));
    const content = await reading.catch(() => undefined);
    if (content === undefined) return c.notFound();
    c.header("Content-Security-Policy", strictPolicy);
    return c.body(new Uint8Array(Buffer.from(content)), 200, {
      "content-type": contentTypes[extname(file)] ?? "application/octet-stream",
    });
  });
}

/** Restarts the preview after a change of the settings, which the development server reads once. */
export function restartForSettings({ preview }: StudioContext, { files }: Change): void {
  if (files.some(({ file }) => file === configFile)) preview.restart();
}

export function describeResult(result: SaveResult | ScriptResult) {
  if (result.outcome === "written") {
    const said = "said" in result ? { said: result.said } : {};
    return { outcome: result.outcome, change: describeChange(result.change), ...said };
  }
  return result;
}

function describeChange({ id, at, label, files }: Change) {
  return {
    id,
    at,
    label,
    files: files.map(({ file, before, after }) => ({
      file,
      lines: isText(file) ? diffLines(decode(before), decode(after)) : [],
    })),
  };
}

function isText(file: string): boolean {
  return /\.(?:json|md|ts|svg|txt|csv)$/.test(file);
}

function decode(content: string | null): string {
  return content === null ? "" : Buffer.from(content, "base64").toString("utf8");
}
