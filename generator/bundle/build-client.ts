import { build, mergeConfig, type InlineConfig } from "vite";
import { inProduct } from "../../roots/roots.ts";
import { appConfig } from "./base-config.ts";
import { chunkGroups, reportWorkerChunk } from "./chunk-groups.ts";
import { claimsFile, listReports, reportFile } from "../reports/list-reports.ts";
import { reportOpenings } from "./plugins/report-openings.ts";
import { reactAsModules } from "./plugins/react-as-modules.ts";
import { sentinelsWithoutStacks } from "./plugins/sentinels-without-stacks.ts";
import { requireKnownSources } from "./plugins/require-known-sources.ts";
import { settingsOfPages } from "./plugins/settings-of-pages.ts";
import { afterPaintEntry, fileEntry, findReportEntry, pageEntry } from "./entries.ts";

export async function buildClient(outDir: string, publicDir: string): Promise<void> {
  const reports = await listReports();
  const own: InlineConfig = {
    logLevel: "warn",
    plugins: [
      settingsOfPages,
      reactAsModules,
      requireKnownSources,
      sentinelsWithoutStacks,
      reportOpenings,
    ],
    publicDir,
    build: {
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: true,
      rolldownOptions: {
        input: [
          afterPaintEntry,
          pageEntry,
          fileEntry,
          ...new Set(
            reports.flatMap((slug) => [findReportEntry(slug), reportFile(slug), claimsFile(slug)]),
          ),
        ].map(inProduct),
        // Property reads have no side effects: this drops 2 KB of unused exports of React's packages.
        treeshake: { propertyReadSideEffects: false },
        // The boot script calls the entries' exports.
        preserveEntrySignatures: "allow-extension",
        output: {
          codeSplitting: { groups: chunkGroups },
          // Names consist of a hash only: content blockers match words such as "consent-banner".
          hashCharacters: "hex",
          chunkFileNames: ({ name }) =>
            name === reportWorkerChunk ? "assets/[name]-[hash].js" : "assets/[hash].js",
          assetFileNames: ({ names }) =>
            `assets/${names.some((name) => name.endsWith(".css")) ? "" : "[name]-"}[hash][extname]`,
        },
      },
    },
  };
  await build(mergeConfig(appConfig, own));
}
