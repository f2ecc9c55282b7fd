import { readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Manifest } from "vite";
import type { Environment } from "../contracts/configuration/environment.ts";
import { listProviders } from "../contracts/privacy/provider.ts";
import { defaultSiteUrl } from "../contracts/configuration/site-url.ts";
import { listSecurityHeaders } from "../service/http/security-headers.ts";
import { siteConfig } from "../site.config.ts";
import { writeBlogFiles } from "./blog/blog-files.ts";
import { listBlogParams } from "./blog/gather-blog.ts";
import { openBlogSource } from "./blog/open-blog-source.ts";
import { writeFeeds } from "./blog/write-feeds.ts";
import { buildBookingPage } from "./build-booking-page.ts";
import type { BuildFolders } from "./build-folders.ts";
import { collectPublicFiles } from "./collect-public-files.ts";
import { compileBootScript } from "./compile-boot-script.ts";
import { compressFiles } from "./compress-files.ts";
import { writePolicy } from "./pages/content-security-policy.ts";
import { prerenderPages } from "./pages/prerender-pages.ts";
import type { DocumentAssets } from "./pages/render-document.ts";
import { reportFile } from "./reports/list-reports.ts";
import { requireFigures } from "./reports/require-figures.ts";
import { reportEntry, writeReports } from "./reports/write-reports.ts";
import { writeSitemap } from "./pages/write-sitemap.ts";

const entry = "site/entry-browser.tsx";

// Few files: each costs a request and its headers. React, with what little else both need, is shared by the site and the reports;
// the reports share all but their own data and layout; the shell is on every page, the form on most. A group takes along what
// its modules import, unless one of higher priority has it.
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
    name: "shell",
    test: /node_modules[\\/](?:wouter|regexparam|use-sync-external-store)|contracts\/|site\.config|site\/platform\/(?!network\/(?:send-message|fetch-json)|page\/form-draft|consent\/analytics)|site\/(?:routes|head)|site\/ui\/(?:button\/|icon|ruler|toast\/|external-link)/,
    priority: 2,
  },
  {
    name: "form",
    test: /emailjs|site\/features\/contact\/|site\/ui\/form\/(?:field|privacy-note)|send-message|form-draft/,
    priority: 1,
  },
];

/** Builds the whole site into a folder: deployable on any static host as it is. */
export async function buildSite(
  environment: Environment,
  { outDir, cacheDir }: BuildFolders,
): Promise<number> {
  await requireFigures();
  const blog = await openBlogSource(environment, { cacheDir });
  const publicDir = join(cacheDir, "public");
  const serverDir = join(cacheDir, "prerender");
  await collectPublicFiles(publicDir);
  await buildClient(outDir, publicDir);
  await buildBookingPage(outDir);
  await buildRenderer(serverDir);
  const manifest = await readManifest(outDir);
  const boot = await compileBootScript();
  const inlined = new Set<string>();
  const assetsFor = async (page: string): Promise<DocumentAssets> => {
    const { modules, styles } = listAssets(manifest, [entry, `site/pages/${page}.tsx`]);
    const css = await readStyles(outDir, styles);
    inlined.add(css);
    return { css, styles, boot, modules };
  };
  const reportAssetsFor = async (slug: string): Promise<ReportAssets> => {
    const { modules, styles } = listAssets(manifest, [reportEntry, reportFile(slug)]);
    const css = await readStyles(outDir, styles);
    inlined.add(css);
    return { css, styles, modules };
  };
  const module = pathToFileURL(resolve(serverDir, "entry-prerender.js")).href;
  const renderer = (await import(module)) as typeof import("../site/entry-prerender.tsx");
  const openParams = await listBlogParams(blog.source);
  const sources = { environment, blog: blog.source };
  const count = await prerenderPages(renderer, outDir, assetsFor, sources, openParams);
  const siteUrl = environment.VITE_SITE_URL ?? defaultSiteUrl;
  await writeReports(outDir, siteUrl, reportAssetsFor);
  const hasReports = Object.keys(siteConfig.reports).length > 0;
  const providers = listProviders({ ...environment, hasReports });
  const inline = { scripts: [boot], styles: [...inlined] };
  const policy = writePolicy(environment, inline, providers);
  await writeFile(join(outDir, "_csp.txt"), policy);
  await writeFile(join(outDir, "_headers"), writeHostHeaders(policy));
  await writeBlogFiles(blog.files, outDir);
  await writeFeeds(outDir, siteUrl, blog.source);
  await writeSitemap(outDir, siteUrl, renderer.listPaths(openParams), renderer.routes);
  await rm(join(outDir, ".vite"), { recursive: true });
  await compressFiles(outDir);
  return count;
}

/** Headers for static hosts that read `_headers`: its rules cannot leave a path out, so every answer has those of a page. */
function writeHostHeaders(policy: string): string {
  const page = listSecurityHeaders(policy, { path: "/", contentType: "text/html" });
  const { "Cross-Origin-Resource-Policy": own, ...everywhere } = page;
  // Pictures are left out: other sites show them.
  const ofAssets = { "Cross-Origin-Resource-Policy": own ?? "" };
  return writeHeaderRule("/*", everywhere) + writeHeaderRule("/assets/*", ofAssets);
}

function writeHeaderRule(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join("")}`;
}

async function buildClient(outDir: string, publicDir: string): Promise<void> {
  await build({
    logLevel: "warn",
    publicDir,
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      rolldownOptions: {
        input: [entry, reportEntry],
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

async function buildRenderer(serverDir: string): Promise<void> {
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

async function readManifest(outDir: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(outDir, ".vite/manifest.json"), "utf8")) as Manifest;
}

async function readStyles(outDir: string, styles: readonly string[]): Promise<string> {
  const texts = await Promise.all(styles.map(async (file) => readFile(join(outDir, file), "utf8")));
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
