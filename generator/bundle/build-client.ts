import { globSync } from "node:fs";
import { build, type Plugin } from "vite";
import { chunkGroups, isInGroup, listIdlePatterns, reportWorkerChunk } from "./chunk-groups.ts";
import { claimsFile, listReports } from "../reports/list-reports.ts";
import { chunksWithoutCssNotes } from "./plugins/chunks-without-css-notes.ts";
import { reportOpenings } from "./plugins/report-openings.ts";
import { faultsWithoutWords } from "./plugins/faults-without-words.ts";
import { importsWithoutPreloads } from "./plugins/imports-without-preloads.ts";
import { reactAsModules } from "./plugins/react-as-modules.ts";
import { settingsOfPages } from "./plugins/settings-of-pages.ts";
import { sentinelsWithoutStacks } from "./plugins/sentinels-without-stacks.ts";
import { requireKnownSources } from "./plugins/require-known-sources.ts";
import { afterPaintEntry, findReportEntry, pageEntry } from "./entries.ts";

export async function buildClient(outDir: string, publicDir: string): Promise<void> {
  const reports = await listReports();
  await build({
    logLevel: "warn",
    plugins: [
      reactAsModules,
      requireMatches,
      requireKnownSources,
      sentinelsWithoutStacks,
      settingsOfPages,
      faultsWithoutWords,
      chunksWithoutCssNotes,
      reportOpenings,
      importsWithoutPreloads,
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
          ...reports.map(findReportEntry),
          ...reports.map(claimsFile),
        ],
        // What nobody imports of React's packages is read there all the same: 2 KB.
        treeshake: { propertyReadSideEffects: false },
        // The head script calls what it exports.
        preserveEntrySignatures: "allow-extension",
        output: {
          codeSplitting: {
            groups: chunkGroups.map((group) => ({
              name: group.name,
              priority: group.priority,
              test: (id) => isInGroup(group, id),
            })),
          },
          // Scripts and styles are named by a hash alone: blocking lists know files by words such as "consent-banner".
          hashCharacters: "hex",
          chunkFileNames: ({ name }) =>
            name === reportWorkerChunk ? "assets/[name]-[hash].js" : "assets/[hash].js",
          assetFileNames: ({ names }) =>
            `assets/${names.some((name) => name.endsWith(".css")) ? "" : "[name]-"}[hash][extname]`,
        },
      },
    },
  });
}

/** A pattern whose files were renamed would only move code to another file, unnoticed. A site without reports bundles none of theirs. */
const requireMatches: Plugin = {
  name: "require-chunk-matches",
  buildEnd(error) {
    if (error !== undefined) return;
    const idle = listIdlePatterns(chunkGroups, [
      ...this.getModuleIds(),
      ...globSync("{contracts,dashboards,site}/**"),
    ]);
    if (idle.length === 0) return;
    this.error(
      `Every pattern of generator/bundle/chunk-groups.ts must match a module. These match none: ${idle.join(", ")}. Name what the file is called now, or take the pattern out.`,
    );
  },
};
