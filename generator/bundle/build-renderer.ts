import { join } from "node:path";
import { build, mergeConfig, type InlineConfig } from "vite";
import { inProduct } from "../../roots/roots.ts";
import { appConfig } from "./base-config.ts";
import { rendererEntries } from "./entries.ts";
import { requireKnownSources } from "./plugins/require-known-sources.ts";

/** Bundles each renderer into a folder of its own: what changes in pages alone makes no report anew. */
export async function buildRenderer(serverDir: string): Promise<void> {
  const builds = Object.entries(rendererEntries).map(async ([name, file]) => {
    const own: InlineConfig = {
      logLevel: "warn",
      plugins: [requireKnownSources],
      // The owner's folder, where the renderer runs, may have no packages.
      ssr: { noExternal: true },
      build: {
        outDir: join(serverDir, name),
        emptyOutDir: true,
        ssr: true,
        rolldownOptions: {
          input: { [name]: inProduct(file) },
          output: { entryFileNames: "[name].js" },
        },
      },
    };
    return build(mergeConfig(appConfig, own));
  });
  await Promise.all(builds);
}
