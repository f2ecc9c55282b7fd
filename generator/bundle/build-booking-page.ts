import { build } from "vite";
import { requireKnownSources } from "./plugins/require-known-sources.ts";
import { inOwnersAccent } from "./in-owners-accent.ts";

/** Builds style and script of the booking pages; the service renders those pages and finds both files by name. */
export async function buildBookingPage(folder: string): Promise<void> {
  await build({
    configFile: false,
    css: inOwnersAccent,
    logLevel: "warn",
    plugins: [requireKnownSources],
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { "booking-page": "site/booking-page/entry.ts" },
        // Fonts get the same names as in the site's own build, so that a visitor loads them once.
        output: { hashCharacters: "hex", assetFileNames: "assets/[name]-[hash:12][extname]" },
      },
    },
  });
}
