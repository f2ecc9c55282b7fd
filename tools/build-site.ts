import { readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Manifest } from "vite";
import type { Environment } from "../contracts/environment.ts";
import { defaultSiteUrl } from "../contracts/site-url.ts";
import { collectPublicFiles } from "./collect-public-files.ts";
import { compileBootScript } from "./compile-boot-script.ts";
import { compressFiles } from "./compress-files.ts";
import { writePolicy } from "./content-security-policy.ts";
import { prerenderPages } from "./prerender-pages.ts";
import type { DocumentAssets } from "./render-document.ts";
import { reportFile } from "./reports/list-reports.ts";
import { requireFigures } from "./reports/require-figures.ts";
import { reportEntry, writeReports } from "./reports/write-reports.ts";
import { writeSitemap } from "./write-sitemap.ts";

export const outDir = "dist";
const serverDir = ".cache/prerender";
const entry = "site/entry-browser.tsx";

// Few files: each costs a request and its headers. React, with what little else both need, is shared by the site and the reports;
// the reports share all but their own data and layout; the shell is on every page, the form on most.
const chunkGroups = [
  {
    name: "react",
    test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|contracts\/report-bridge|vite\/preload-helper/,
    priority: 4,
  },
  {
    name: "report",
    test: /dashboards\/(?:engine|data|charts|report)\/|node_modules[\\/](?:d3-|internmap)/,
    priority: 3,
  },
  {
    name: "form",
    test: /emailjs|site\/features\/contact\/|site\/ui\/(?:field|privacy-note)|send-message|contact-message/,
    priority: 2,
  },
  {
    name: "shell",
    test: /node_modules|contracts\/|site\/platform\/|site\/(?:routes|head)|site\/ui\/(?:button|icon|ruler|toast|external-link)/,
    priority: 1,
  },
];

/** Builds the whole site into `dist/`: deployable on any static host as it is. */
export async function buildSite(environment: Environment): Promise<number> {
  await requireFigures();
  await collectPublicFiles();
  await buildClient();
  await buildRenderer();
  const manifest = await readManifest();
  const boot = await compileBootScript();
  const inlined = new Set<string>();
  const assetsFor = async (page: string): Promise<DocumentAssets> => {
    const { modules, styles } = listAssets(manifest, [entry, `site/pages/${page}.tsx`]);
    const css = await readStyles(styles);
    inlined.add(css);
    return { css, styles, boot, modules };
  };
  const reportAssetsFor = async (slug: string): Promise<ReportAssets> => {
    const { modules, styles } = listAssets(manifest, [reportEntry, reportFile(slug)]);
    const css = await readStyles(styles);
    inlined.add(css);
    return { css, styles, modules };
  };
  const module = pathToFileURL(resolve(serverDir, "entry-prerender.js")).href;
  const renderer = (await import(module)) as typeof import("../site/entry-prerender.tsx");
  const count = await prerenderPages(renderer, outDir, assetsFor, environment);
  const siteUrl = environment.VITE_SITE_URL ?? defaultSiteUrl;
  await writeReports(outDir, siteUrl, reportAssetsFor);
  const policy = writePolicy(environment, { scripts: [boot], styles: [...inlined] });
  await writeFile(join(outDir, "_csp.txt"), policy);
  await writeFile(join(outDir, "_headers"), `/*\n  Content-Security-Policy: ${policy}\n`);
  await writeSitemap(outDir, siteUrl, renderer.listPaths(), renderer.routes);
  await rm(join(outDir, ".vite"), { recursive: true });
  await compressFiles(outDir);
  return count;
}

async function buildClient(): Promise<void> {
  await build({
    logLevel: "warn",
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      rolldownOptions: {
        input: [entry, reportEntry],
        output: {
          codeSplitting: { groups: chunkGroups },
        },
      },
    },
  });
}

async function buildRenderer(): Promise<void> {
  await build({
    logLevel: "warn",
    publicDir: false,
    build: {
      outDir: serverDir,
      emptyOutDir: true,
      ssr: "site/entry-prerender.tsx",
      rolldownOptions: { output: { entryFileNames: "[name].js" } },
    },
  });
}

async function readManifest(): Promise<Manifest> {
  return JSON.parse(await readFile(join(outDir, ".vite/manifest.json"), "utf8")) as Manifest;
}

async function readStyles(styles: readonly string[]): Promise<string> {
  const texts = await Promise.all(styles.map(async (file) => readFile(outDir + file, "utf8")));
  return texts.map((text) => text.trim()).join("");
}

type Assets = Pick<DocumentAssets, "modules" | "styles">;
type ReportAssets = Assets & Pick<DocumentAssets, "css">;

/** Modules and style sheets of the entries and of everything they import, dependencies first. */
function listAssets(manifest: Manifest, entries: readonly string[]): Assets {
  const seen = new Set<string>();
  const modules: string[] = [];
  const styles: string[] = [];
  function add(key: string): void {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`${key} is not in the build`);
    for (const dependency of chunk.imports ?? []) add(dependency);
    modules.push(`/${chunk.file}`);
    styles.push(...(chunk.css ?? []).map((file) => `/${file}`));
  }
  for (const key of entries) add(key);
  return { modules, styles };
}
