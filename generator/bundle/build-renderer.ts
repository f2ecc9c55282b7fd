import { build } from "vite";
import { rendererEntries } from "./entries.ts";
import { requireKnownSources } from "./plugins/require-known-sources.ts";

export async function buildRenderer(serverDir: string): Promise<void> {
  await build({
    logLevel: "warn",
    plugins: [requireKnownSources],
    publicDir: false,
    build: {
      outDir: serverDir,
      emptyOutDir: true,
      ssr: true,
      rolldownOptions: { input: rendererEntries, output: { entryFileNames: "[name].js" } },
    },
  });
}
