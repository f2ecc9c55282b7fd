import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { findCacheControl } from "../../contracts/configuration/cache-rules.ts";
import {
  policiesFile,
  type DocumentPolicies,
} from "../../contracts/configuration/document-policies.ts";
import { keptAssetsFile, type KeptAssets } from "../../contracts/configuration/kept-assets.ts";
import { contentTypes } from "../../contracts/file-kinds.ts";
import { findListPage } from "../../contracts/paths/list-pages.ts";
import { redirectsFile } from "../../contracts/paths/redirects.ts";
import type { Encoding } from "./negotiate-encoding.ts";
import { openLargeFile } from "./open-large-file.ts";
import type { ByteRange } from "./read-range.ts";
import { strictestPolicy } from "./security-headers.ts";

export type Variant = {
  encoding: Encoding;
  etag: string;
  size: number;
  /** Returns the content, or a range with both ends included, always of the build that was indexed. */
  read: (part?: ByteRange) => Uint8Array<ArrayBuffer> | ReadableStream;
};

export type SiteFile = {
  contentType: string;
  cacheControl: string;
  /** Content security policy of a document, with the hashes of its inline code. */
  policy: string | undefined;
  variants: { [compression in Encoding]?: Variant } & { identity: Variant };
};

export type SiteIndex = {
  files: Map<string, SiteFile>;
  redirects: Map<string, string>;
  /** Content security policy of all other responses. */
  policy: string;
  /** Paths of assets of earlier builds, which pages of those builds still load. */
  keptAssets: ReadonlySet<string>;
  /** Adds the files in `assets/` of a newer build: other services may already serve its pages. */
  addLaterAssets: () => void;
};

const largestKeptBytes = 1024 * 1024;
const compressions = [
  { encoding: "br", suffix: ".br" },
  { encoding: "gzip", suffix: ".gz" },
] as const;

/**
 * Indexes all files of the built site once. Requests are only looked up in this index, so no path leads out of the
 * folder (decision 019).
 */
export function indexSite(siteDir: string): SiteIndex {
  const names = listFiles(siteDir, "");
  const policies = readPolicies(siteDir, names);
  const index: SiteIndex = {
    files: new Map(),
    redirects: new Map(),
    policy: policies.others,
    keptAssets: readKeptAssets(siteDir, names),
    addLaterAssets: watchAssets(siteDir, (later) => {
      for (const name of later) if (!index.files.has(`/${name}`)) addFile(name, later);
    }),
  };
  const addFile = (name: string, all: Set<string>): void => {
    const contentType = contentTypes[extname(name)];
    // Unknown file types and the build's own files at the top, such as `_headers`, are not served.
    if (contentType === undefined || /^_[^/]*$/.test(name)) return;
    const variants = readVariants(siteDir, name, all);
    const policy = policies.documents[name];
    const file = { contentType, cacheControl: findCacheControl(`/${name}`), policy, variants };
    if (name.endsWith(".html")) addPage(index, name, file);
    const embed = findEmbed(name, policies);
    if (embed !== undefined) index.files.set(embed.path, { ...file, policy: embed.policy });
    else index.files.set(`/${name}`, file);
  };
  for (const name of names) addFile(name, names);
  for (const [from, to] of Object.entries(readRedirects(siteDir, names))) {
    if (!index.files.has(from)) index.redirects.set(from, to);
  }
  return index;
}

/** Returns a function that lists the folder only if it has changed, so that requests for missing files stay cheap. */
function watchAssets(siteDir: string, act: (names: Set<string>) => void): () => void {
  const path = join(siteDir, "assets");
  const identify = () => {
    const folder = statSync(path, { throwIfNoEntry: false });
    return folder && `${String(folder.ino)} ${String(folder.mtimeMs)}`;
  };
  let known = identify();
  return () => {
    const found = identify();
    if (found === undefined || found === known) return;
    known = found;
    act(listFiles(siteDir, "assets"));
  };
}

/** Reads the redirects of moved addresses, if the site has any. */
function readRedirects(siteDir: string, names: Set<string>): Record<string, string> {
  if (!names.has(redirectsFile)) return {};
  return JSON.parse(readFileSync(join(siteDir, redirectsFile), "utf8")) as Record<string, string>;
}

function readKeptAssets(siteDir: string, names: Set<string>): ReadonlySet<string> {
  if (!names.has(keptAssetsFile)) return new Set();
  const kept = JSON.parse(readFileSync(join(siteDir, keptAssetsFile), "utf8")) as KeptAssets;
  return new Set(Object.keys(kept).map((name) => `/assets/${name}`));
}

function readPolicies(siteDir: string, names: Set<string>): DocumentPolicies {
  if (!names.has(policiesFile)) return { documents: {}, others: strictestPolicy };
  return JSON.parse(readFileSync(join(siteDir, policiesFile), "utf8")) as DocumentPolicies;
}

/** Returns the address at which other sites may frame a report, and its policy; undefined for other files. */
function findEmbed(
  name: string,
  { documents }: DocumentPolicies,
): { path: string; policy: string } | undefined {
  const [, prefix = "", slug] = /^(en\/)?dashboards\/([\w-]+)\.html$/.exec(name) ?? [];
  const policy = documents[`${prefix}embed/${String(slug)}.html`];
  return policy === undefined ? undefined : { path: `/${prefix}embed/${String(slug)}`, policy };
}

/** A page lies at `x.html`, `x/index.html` or both, and is served at `/x` only. */
function addPage({ files, redirects }: SiteIndex, name: string, file: SiteFile): void {
  const page = `/${name}`.replace(/(?:\/index)?\.html$/, "");
  const address = findListPage(page) ?? (page || "/");
  files.set(page || "/", file);
  redirects.set(`/${name}`, address);
  if (address !== (page || "/")) redirects.set(page, address);
  if (page !== "") redirects.set(`${page}/`, address);
}

/** Skips symbolic links, which can point anywhere, and dot files outside `.well-known` (RFC 8615). */
function listFiles(siteDir: string, folder: string): Set<string> {
  const names = new Set<string>();
  for (const entry of readdirSync(join(siteDir, folder), { withFileTypes: true })) {
    if (entry.name.startsWith(".") && entry.name !== ".well-known") continue;
    const name = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (entry.isFile()) names.add(name);
    if (entry.isDirectory()) for (const inner of listFiles(siteDir, name)) names.add(inner);
  }
  return names;
}

function readVariants(siteDir: string, name: string, names: Set<string>): SiteFile["variants"] {
  const compressed: { [compression in Encoding]?: Variant } = {};
  for (const { encoding, suffix } of compressions) {
    if (names.has(name + suffix)) {
      compressed[encoding] = readVariant(encoding, join(siteDir, name + suffix));
    }
  }
  return { ...compressed, identity: readVariant("identity", join(siteDir, name)) };
}

function readVariant(encoding: Encoding, file: string): Variant {
  const body = readFileSync(file);
  const size = body.length;
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 12);
  const read = size > largestKeptBytes ? openLargeFile(file, size) : keepBody(body);
  return { encoding, etag: `"${hash}"`, size, read };
}

function keepBody(body: Uint8Array<ArrayBuffer>): Variant["read"] {
  return (part) => (part === undefined ? body : body.subarray(part.start, part.end + 1));
}
