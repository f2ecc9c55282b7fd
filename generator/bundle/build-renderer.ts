import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";

type PageRenderer = typeof import("../../site/entry-prerender.tsx");
type ReportRenderer = typeof import("../../dashboards/entry-prerender.tsx");
export type Renderer = PageRenderer & ReportRenderer;
export type RenderReport = ReportRenderer["renderReport"];

const entries = {
  "page-renderer": "site/entry-prerender.tsx",
  "report-renderer": "dashboards/entry-prerender.tsx",
};

export async function buildRenderer(serverDir: string): Promise<Renderer> {
  await build({
    logLevel: "warn",
    publicDir: false,
    build: {
      outDir: serverDir,
      emptyOutDir: true,
      ssr: true,
      rolldownOptions: { input: entries, output: { entryFileNames: "[name].js" } },
    },
  });
  return joinRenderers(async (name) => {
    const file = resolve(join(serverDir, `${name}.js`));
    return import(pathToFileURL(file).href) as Promise<unknown>;
  });
}

/** Both renderers as a running dev server has them. */
export async function loadRenderer(load: (file: string) => Promise<unknown>): Promise<Renderer> {
  return joinRenderers(async (name) => load(entries[name]));
}

async function joinRenderers(
  load: (name: keyof typeof entries) => Promise<unknown>,
): Promise<Renderer> {
  const page = (await load("page-renderer")) as PageRenderer;
  const report = (await load("report-renderer")) as ReportRenderer;
  return { ...page, ...report };
}
