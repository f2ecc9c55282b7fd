import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { rendererEntries } from "./entries.ts";
import { keepDateFormats } from "../pages/keep-date-formats.ts";
import { writeFiles, type Bundles } from "./bundles.ts";

type PageRenderer = typeof import("../../site/entry-prerender.tsx");
type ReportModules = typeof import("../../dashboards/entry-prerender.tsx");
/** A version changes with any change of the renderer's code, and with no other. */
export type Renderer = PageRenderer & ReportRenderer & { version: string };
export type ReportRenderer = ReportModules & { reportVersion: string };

/** Loads both bundled renderers, which it writes into a folder first. */
export async function openRenderer(
  files: Bundles["renderer"],
  serverDir: string,
): Promise<Renderer> {
  keepDateFormats();
  await rm(serverDir, { recursive: true, force: true });
  await writeFiles(files, serverDir);
  const versions = {
    version: hashReachable(files, "page-renderer.js"),
    reportVersion: hashReachable(files, "report-renderer.js"),
  };
  return joinRenderers(versions, async (name) => {
    const file = resolve(join(serverDir, `${name}.js`));
    return import(pathToFileURL(file).href) as Promise<unknown>;
  });
}

/** Loads both renderers from a running development server. */
export async function loadRenderer(load: (file: string) => Promise<unknown>): Promise<Renderer> {
  const versions = { version: "", reportVersion: "" };
  return joinRenderers(versions, async (name) => load(rendererEntries[name]));
}

/** Hashes an entry with all files that it imports, directly or not. */
function hashReachable(files: Bundles["renderer"], entry: string): string {
  const reached = new Set([entry]);
  const hash = createHash("sha256");
  for (const name of reached) {
    const text = Buffer.from(files[name]!, "base64").toString();
    hash.update(`${name}\n${text}`);
    for (const other of Object.keys(files)) if (text.includes(basename(other))) reached.add(other);
  }
  return hash.digest("hex");
}

async function joinRenderers(
  versions: Pick<Renderer, "version" | "reportVersion">,
  load: (name: keyof typeof rendererEntries) => Promise<unknown>,
): Promise<Renderer> {
  const page = (await load("page-renderer")) as PageRenderer;
  const report = (await load("report-renderer")) as ReportModules;
  return { ...page, ...report, ...versions };
}
