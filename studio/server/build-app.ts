import react from "@vitejs/plugin-react";
import { build, type Rolldown } from "vite";
import { contentTypes } from "../../contracts/file-kinds.ts";
import type { AppFiles } from "./studio-context.ts";
import { inProduct, productRoot } from "../../roots/roots.ts";

/** Bundles the app of the studio in memory; `dist` never contains it. */
export async function buildApp(): Promise<AppFiles> {
  const built = (await build({
    configFile: false,
    root: productRoot,
    publicDir: false,
    logLevel: "error",
    plugins: [react()],
    base: "/_studio/app/",
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: inProduct("studio/app/entry.tsx"),
        output: {
          entryFileNames: "app.js",
          chunkFileNames: "[name].js",
          assetFileNames: ({ names }) =>
            names[0]?.endsWith(".css") ? "app.css" : "[name][extname]",
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  return new Map(
    built.output.map((file) => [
      file.fileName,
      {
        type: contentTypes[/\.\w+$/.exec(file.fileName)?.[0] ?? ""] ?? "application/octet-stream",
        content: file.type === "chunk" ? file.code : file.source,
      },
    ]),
  );
}
