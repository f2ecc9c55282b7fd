import { build, mergeConfig, type InlineConfig } from "vite";
import { inProduct } from "../../roots/roots.ts";
import { baseConfig } from "./base-config.ts";
import { requireKnownSources } from "./plugins/require-known-sources.ts";

/** Builds what the pages of the service load: it renders booking pages and the desk, and finds the files by name. */
export async function buildBookingPage(folder: string): Promise<void> {
  const own: InlineConfig = {
    logLevel: "warn",
    plugins: [requireKnownSources],
    build: {
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: {
          "booking-page": inProduct("site/booking-page/entry.ts"),
          "desk-page": inProduct("site/desk-page/desk-entry.ts"),
        },
        // Fonts get the same names as in the site's own build, so that a visitor loads them once.
        output: { hashCharacters: "hex", assetFileNames: "assets/[name]-[hash:12][extname]" },
      },
    },
  };
  await build(mergeConfig(baseConfig, own));
}
