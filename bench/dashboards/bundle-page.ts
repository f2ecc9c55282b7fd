import { cp, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { engines, stacks } from "./subjects.ts";

const folder = dirname(fileURLToPath(import.meta.url));
const duckdb = join(folder, "node_modules/@duckdb/duckdb-wasm/dist");

/** Bundles the measuring page and each subject by itself, so that subjects can be weighed one by one. */
export async function bundlePage(outDir: string): Promise<void> {
  await bundle("measure-subject.ts", "measure", outDir);
  for (const { module } of [...engines, ...stacks]) {
    const extension = module === "stacks/own" ? "tsx" : "ts";
    await bundle(`${module}.${extension}`, module, outDir);
  }
  await mkdir(join(outDir, "duckdb"));
  await cp(join(duckdb, "duckdb-eh.wasm"), join(outDir, "duckdb/duckdb.wasm"));
  await cp(join(duckdb, "duckdb-browser-eh.worker.js"), join(outDir, "duckdb/worker.js"));
  await writeFile(join(outDir, "index.html"), document);
}

const document = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Bench of the reports</title>
<link rel="stylesheet" href="/stacks/own.css">
<style>.places{display:grid;grid-template-columns:repeat(2,580px)}</style>
<body><div id="charts"></div></body>
</html>
`;

async function bundle(source: string, name: string, outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: folder,
    logLevel: "warn",
    publicDir: false,
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: false,
      target: "es2024",
      reportCompressedSize: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      chunkSizeWarningLimit: 4_000,
      rolldownOptions: {
        input: join(folder, "page", source),
        preserveEntrySignatures: "strict",
        output: {
          entryFileNames: `${name}.js`,
          assetFileNames: `${name}.[ext]`,
          codeSplitting: false,
        },
      },
    },
  });
}
