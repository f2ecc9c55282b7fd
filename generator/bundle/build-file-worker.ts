import { build, mergeConfig, type InlineConfig } from "vite";
import { inProduct } from "../../roots/roots.ts";
import { baseConfig } from "./base-config.ts";
import { fileWorker } from "./entries.ts";
import { requireKnownSources } from "./plugins/require-known-sources.ts";

/** Builds the worker that reads a visitor's file as one script, which asks for no other once it runs. */
export async function buildFileWorker(folder: string): Promise<void> {
  const own: InlineConfig = {
    logLevel: "warn",
    plugins: [requireKnownSources],
    build: {
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: { "file-worker": inProduct(fileWorker) },
        output: {
          codeSplitting: false,
          hashCharacters: "hex",
          entryFileNames: "assets/[name]-[hash].js",
        },
      },
    },
  };
  await build(mergeConfig(baseConfig, own));
}
