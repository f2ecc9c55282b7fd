import { build, mergeConfig, type InlineConfig } from "vite";
import { inProduct } from "../../roots/roots.ts";
import { baseConfig } from "./base-config.ts";
import { requireKnownSources } from "./plugins/require-known-sources.ts";

/** Builds style and script of the booking pages; the service renders those pages and finds both files by name. */
export async function buildBookingPage(folder: string): Promise<void> {
  const own: InlineConfig = {
    logLevel: "warn",
    plugins: [requireKnownSources],
    build: {
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: { "booking-page": inProduct("site/booking-page/entry.ts") },
        // Fonts get the same names as in the site's own build, so that a visitor loads them once.
        output: { hashCharacters: "hex", assetFileNames: "assets/[name]-[hash:12][extname]" },
      },
    },
  };
  await build(mergeConfig(baseConfig, own));
}
