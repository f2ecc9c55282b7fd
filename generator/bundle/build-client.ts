import { build } from "vite";
import { pageEntry, reportEntry } from "./entries.ts";

// Few files: each costs a request and its headers. React, with what little else both need, is shared by the site and the reports; the
// reports share all but their own data and layout, the kinds that few of them show and what makes pictures (018); the shell is on every
// page, the form on most. A group takes along what its modules import, unless one of higher priority has it.
const chunkGroups = [
  {
    name: "react",
    test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|contracts\/(?:report-(?:bridge|paths)|fill-text)|design\/icon-paths|vite\/preload-helper/,
    priority: 4,
  },
  {
    name: "report",
    test: /contracts\/report-files|dashboards\/(?!reports\/|kinds\/(?:scatter|tiles|timeline|treemap|waffle)\/|render\/picture\/)[\w-]+\/|node_modules[\\/](?:d3-|internmap)/,
    priority: 3,
  },
  {
    name: "shell",
    test: /node_modules[\\/](?:wouter|regexparam|use-sync-external-store)|contracts\/|site\.config|site\/platform\/(?!network\/(?:(?:use-)?send-enquiry|fetch-json)|page\/form-draft|consent\/analytics)|site\/(?:routes|head)|site\/ui\/(?:button\/|icon|ruler|toast\/|external-link)/,
    priority: 2,
  },
  {
    name: "form",
    test: /emailjs|site\/features\/contact\/|site\/ui\/form\/(?:field|privacy-note)|send-enquiry|form-draft/,
    priority: 1,
  },
];

export async function buildClient(outDir: string, publicDir: string): Promise<void> {
  await build({
    logLevel: "warn",
    publicDir,
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      rolldownOptions: {
        input: [pageEntry, reportEntry],
        output: {
          codeSplitting: { groups: chunkGroups },
          // Scripts and styles are named by a hash alone: blocking lists know files by words such as "consent-banner".
          hashCharacters: "hex",
          chunkFileNames: "assets/[hash:12].js",
          assetFileNames: ({ names }) =>
            `assets/${names.some((name) => name.endsWith(".css")) ? "" : "[name]-"}[hash:12][extname]`,
        },
      },
    },
  });
}
