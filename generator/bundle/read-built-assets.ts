import type { Manifest } from "vite";
import type { AssetSource, DocumentAssets } from "../pages/document-assets.ts";
import { claimsFile, reportFile } from "../reports/list-reports.ts";
import { describeRest } from "../styles/page-styles.ts";
import type { Bundles } from "./bundles.ts";
import { afterPaintEntry, fileEntry, findReportEntry, pageEntry } from "./entries.ts";

/** The worker keeps its name, by which the service finds its policy (`service/http/security-headers.ts`). */
const fileWorkerName = "assets/file-worker-";

export const manifestFile = ".vite/manifest.json";

/** Finds the bundled files that each document needs. */
export function readBuiltAssets({ client, boots }: Bundles): AssetSource {
  const readText = (name: string) => Buffer.from(client[name] ?? "", "base64").toString();
  const manifest = JSON.parse(readText(manifestFile)) as Manifest;
  const read = (entries: readonly string[]): DocumentAssets => {
    const { modules, styles } = listAssets(manifest, entries);
    const css = styles.map((file) => readText(file.slice(1)).trim()).join("");
    return { css, styles, modules };
  };
  return {
    ofPage: async (page) => ({
      ...read([afterPaintEntry, pageEntry, `site/pages/${page}.tsx`]),
      boot: boots.pages,
      rest: describeRest(page),
    }),
    ofFile: async () => ({
      ...read([fileEntry]),
      worker: `/${Object.keys(client).find((name) => name.startsWith(fileWorkerName))!}`,
    }),
    ofClaims: (slug) => `/${manifest[claimsFile(slug)]!.file}`,
    ofReport: async (slug) => ({
      ...read([findReportEntry(slug), reportFile(slug)]),
      boot: boots.reports,
    }),
  };
}

/** Lists modules and style sheets of the entries and of everything they import, dependencies first. */
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
