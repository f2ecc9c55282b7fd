import { build, mergeConfig, type InlineConfig } from "vite";
import { inProduct } from "../../roots/roots.ts";
import { appConfig } from "./base-config.ts";
import { rendererEntries } from "./entries.ts";
import { requireKnownSources } from "./plugins/require-known-sources.ts";

export async function buildRenderer(serverDir: string): Promise<void> {
  const entries = Object.fromEntries(
    Object.entries(rendererEntries).map(([name, file]) => [name, inProduct(file)]),
  );
  const own: InlineConfig = {
    logLevel: "warn",
    plugins: [requireKnownSources],
    // The owner's folder, where the renderer runs, may have no packages.
    ssr: { noExternal: true },
    build: {
      outDir: serverDir,
      emptyOutDir: true,
      ssr: true,
      rolldownOptions: { input: entries, output: { entryFileNames: "[name].js" } },
    },
  };
  await build(mergeConfig(appConfig, own));
}
