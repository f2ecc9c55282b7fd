import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest } from "vite";
import type { AssetSource, DocumentAssets } from "../pages/document-assets.ts";
import { claimsFile, reportFile } from "../reports/list-reports.ts";
import { describeRest } from "../styles/page-styles.ts";
import { compileBootScript } from "./compile-boot-script.ts";
import { afterPaintEntry, pageBoot, pageEntry, reportBoot, reportEntry } from "./entries.ts";

/** Reads Vite's manifest of a built site, and removes it. */
export async function readBuiltAssets(outDir: string): Promise<AssetSource> {
  const folder = join(outDir, ".vite");
  const manifest = JSON.parse(await readFile(join(folder, "manifest.json"), "utf8")) as Manifest;
  await rm(folder, { recursive: true });
  const boot = await compileBootScript(pageBoot);
  const bootOfReport = await compileBootScript(reportBoot);
  const read = async (entries: readonly string[]): Promise<DocumentAssets> => {
    const { modules, styles } = listAssets(manifest, entries);
    return { css: await readStyles(outDir, styles), styles, modules };
  };
  return {
    ofPage: async (page) => ({
      ...(await read([afterPaintEntry, pageEntry, `site/pages/${page}.tsx`])),
      boot,
      rest: describeRest(page),
    }),
    ofClaims: (slug) => `/${manifest[claimsFile(slug)]!.file}`,
    ofReport: async (slug) => ({
      ...(await read([reportEntry, reportFile(slug)])),
      boot: bootOfReport,
    }),
  };
}

/** Modules and style sheets of the entries and of everything they import, dependencies first. */
function listAssets(manifest: Manifest, entries: readonly string[]): Omit<DocumentAssets, "css"> {
  const seen = new Set<string>();
  const modules: string[] = [];
  const styles = new Set<string>();
  function add(key: string): void {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`${key} is not in the build`);
    for (const dependency of chunk.imports ?? []) add(dependency);
    modules.push(`/${chunk.file}`);
    for (const file of chunk.css ?? []) styles.add(`/${file}`);
  }
  for (const key of entries) add(key);
  return { modules, styles: [...styles] };
}

async function readStyles(outDir: string, styles: readonly string[]): Promise<string> {
  const texts = await Promise.all(styles.map(async (file) => readFile(join(outDir, file), "utf8")));
  return texts.map((text) => text.trim()).join("");
}
