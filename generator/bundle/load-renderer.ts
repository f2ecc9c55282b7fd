import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
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
    version: hashRenderer(files, "page-renderer"),
    reportVersion: hashRenderer(files, "report-renderer"),
  };
  return joinRenderers(versions, async (name) => {
    const file = resolve(join(serverDir, name, `${name}.js`));
    return import(pathToFileURL(file).href) as Promise<unknown>;
  });
}

/** Loads both renderers from a running development server. */
export async function loadRenderer(load: (file: string) => Promise<unknown>): Promise<Renderer> {
  const versions = { version: "", reportVersion: "" };
  return joinRenderers(versions, async (name) => load(rendererEntries[name]));
}

/** Hashes all files of a renderer's bundle. */
function hashRenderer(files: Bundles["renderer"], name: keyof typeof rendererEntries): string {
  const own = Object.entries(files).filter(([file]) => file.startsWith(`${name}/`));
  return createHash("sha256").update(JSON.stringify(own)).digest("hex");
}

async function joinRenderers(
  versions: Pick<Renderer, "version" | "reportVersion">,
  load: (name: keyof typeof rendererEntries) => Promise<unknown>,
): Promise<Renderer> {
  const page = (await load("page-renderer")) as PageRenderer;
  const report = (await load("report-renderer")) as ReportModules;
  return { ...page, ...report, ...versions };
}
