import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { inFolder, ownerRoot } from "../../roots/roots.ts";
import { packProduct } from "./pack-product.ts";

/** Files of the owner's folder that a server gets: nothing else, as a folder may also hold backups. */
const published = ["package.json", "site.config.ts", "content", "media", "reports", "dist"];

export type Upload = {
  /** Hashes: the same content is the same release, and the same program is installed once. */
  release: string;
  product: string;
  pages: number;
  reports: number;
  bytes: number;
  /** Makes what the server asks for. */
  make: (name: string) => Promise<Buffer>;
  discard: () => Promise<void>;
};

/** Prepares the built site, its folder and its program for a server; `settings` are the lines of its `.env`. */
export async function prepareUpload(settings: string): Promise<Upload> {
  const stage = inFolder(".cache/publish");
  const productFolder = join(stage, "product");
  await packProduct(productFolder);
  const roots = published.filter((name) => existsSync(inFolder(name)));
  const files = (await Promise.all(roots.map(listFiles))).flat().toSorted();
  const product = await hashFiles(productFolder, await readdir(productFolder));
  const site = await hashFiles(ownerRoot, files);
  const archive = join(stage, "archive.tgz");
  const makers: Record<string, () => Promise<Buffer>> = {
    settings: async () => Buffer.from(settings),
    site: async () => pack(archive, ownerRoot, roots),
    product: async () => pack(archive, productFolder, ["."]),
  };
  return {
    release: hash([site.hash, product.hash, settings]),
    product: product.hash,
    ...countPages(files),
    bytes: site.bytes,
    make: async (name) => makers[name]?.() ?? Buffer.alloc(0),
    discard: async () => rm(stage, { recursive: true, force: true }),
  };
}

async function listFiles(root: string): Promise<string[]> {
  if (/\.\w+$/.test(root)) return [root];
  const entries = await readdir(inFolder(root), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ownerRoot, join(entry.parentPath, entry.name)));
}

function hash(parts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 16);
}

async function hashFiles(folder: string, files: readonly string[]) {
  const parts: string[] = [];
  let bytes = 0;
  for (const file of files.toSorted()) {
    const content = await readFile(join(folder, file));
    parts.push(file, createHash("sha256").update(content).digest("hex"));
    bytes += content.length;
  }
  return { hash: hash(parts), bytes };
}

function countPages(files: readonly string[]): { pages: number; reports: number } {
  const documents = files.filter((file) => /^dist\W.*\.html$/.test(file));
  const pages = documents.filter((file) => !/\W(?:404|index)\.html$/.test(file));
  const reports = pages.filter((file) => /\Wdashboards\W/.test(file));
  // The first page is an index.html alone, and reports have an edition in each language.
  const inSpanish = reports.filter((file) => /^dist\Wdashboards/.test(file));
  return { pages: pages.length - reports.length + 1, reports: inSpanish.length };
}

async function pack(archive: string, folder: string, names: readonly string[]): Promise<Buffer> {
  // Without what macOS would add.
  const env = { ...process.env, COPYFILE_DISABLE: "1" };
  await promisify(execFile)("tar", ["-czf", archive, "-C", folder, ...names], { env });
  return readFile(archive);
}
