import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";

export type Renderer = typeof import("../../site/entry-prerender.tsx");

export const rendererEntry = "site/entry-prerender.tsx";

export async function buildRenderer(serverDir: string): Promise<Renderer> {
  await build({
    logLevel: "warn",
    publicDir: false,
    build: {
      outDir: serverDir,
      emptyOutDir: true,
      ssr: rendererEntry,
      rolldownOptions: { output: { entryFileNames: "[name].js" } },
    },
  });
  const file = resolve(join(serverDir, "entry-prerender.js"));
  return (await import(pathToFileURL(file).href)) as Renderer;
}
