import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { rendererEntries } from "./entries.ts";
import { keepDateFormats } from "../pages/keep-date-formats.ts";
import { writeFiles, type Bundles } from "./bundles.ts";

type PageRenderer = typeof import("../../site/entry-prerender.tsx");
type ReportModules = typeof import("../../dashboards/entry-prerender.tsx");
/** `version` changes with any change of the renderers' code. */
export type Renderer = PageRenderer & ReportRenderer;
export type ReportRenderer = ReportModules & { version: string };

/** Loads both bundled renderers from a folder that must lie inside the project, since they import packages. */
export async function openRenderer(
  files: Bundles["renderer"],
  serverDir: string,
): Promise<Renderer> {
  keepDateFormats();
  await rm(serverDir, { recursive: true, force: true });
  await writeFiles(files, serverDir);
  const version = createHash("sha256").update(JSON.stringify(files)).digest("hex");
  return joinRenderers(version, async (name) => {
    const file = resolve(join(serverDir, `${name}.js`));
    return import(pathToFileURL(file).href) as Promise<unknown>;
  });
}

/** Loads both renderers from a running development server. */
export async function loadRenderer(load: (file: string) => Promise<unknown>): Promise<Renderer> {
  return joinRenderers("", async (name) => load(rendererEntries[name]));
}

async function joinRenderers(
  version: string,
  load: (name: keyof typeof rendererEntries) => Promise<unknown>,
): Promise<Renderer> {
  const page = (await load("page-renderer")) as PageRenderer;
  const report = (await load("report-renderer")) as ReportModules;
  return { ...page, ...report, version };
}
