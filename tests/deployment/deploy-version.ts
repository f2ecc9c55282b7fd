import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { keepEarlierAssets } from "../../generator/output/keep-earlier-assets.ts";
import { replaceFolder } from "../../generator/output/replace-folder.ts";
import { documentPolicy, policy } from "../contract/make-site.ts";

const pages = ["index.html", "404.html", "en.html", "en/404.html", "servicios.html"];

/** Installs a version of a small site as a build does: files with new names, and a video with an old one. */
export async function deployVersion(siteDir: string, version: number): Promise<void> {
  const assets = ["js", "css"].map((kind) => `/assets/site-${String(version)}.${kind}`);
  const document = `<!doctype html><title>Version ${String(version)}</title>${assets.join(" ")}`;
  const files: Record<string, string> = {
    ...Object.fromEntries(pages.map((name) => [name, document])),
    ...Object.fromEntries(assets.map((name) => [name, name])),
    // Too large to be kept in memory, and of a different length in each version.
    "films/film.mp4": String(version % 10).repeat(1_100_000 + version),
    "_policies.json": JSON.stringify({
      documents: Object.fromEntries(pages.map((name) => [name, documentPolicy])),
      others: policy,
    }),
  };
  await replaceFolder(siteDir, async (folder) => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    await keepEarlierAssets(siteDir, folder);
  });
}

/** Returns the files that a page of the site requests. */
export function readPage(document: string): string[] {
  return document.match(/\/assets\/[\w.-]+/g) ?? [];
}
