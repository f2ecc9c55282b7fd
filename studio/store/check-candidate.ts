import { copyFile, link, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { checkContent } from "../../checks/check-source.ts";
import type { SiteConfig } from "../../contracts/configuration/site-config.ts";
import { removeFile } from "./change-journal.ts";
import type { Fault } from "../../generator/faults/fault.ts";
import { withoutFolder } from "../../generator/faults/without-folder.ts";
import { findSiteConfigFaults } from "../../generator/validate-site-config.ts";

/** Contents to be written, by path; null for a file to be removed. */
export type Candidate = ReadonlyMap<string, Uint8Array | null>;

export const configFile = "site.config.ts";

let trials = 0;

/** Lists the faults that a candidate would add, by the checks of `npm run check`; existing faults are left out. */
export async function findNewFaults(root: string, candidate: Candidate): Promise<Fault[]> {
  trials += 1;
  const stage = join(root, ".cache/studio/trials", `${String(process.pid)}-${String(trials)}`);
  try {
    await linkFolder(join(root, "content"), join(stage, "content"));
    await writeCandidate(stage, candidate);
    const files = [...candidate.keys()];
    const found = await findFaults(stage, files);
    if (found.length === 0) return [];
    const known = new Set((await findFaults(root, files)).map(identify));
    return found.filter((fault) => !known.has(identify(fault)));
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

/** Links each file, as good as a copy where none is written in place; copies it where the disk has no links. */
async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkFolder(source, target);
    else await link(source, target).catch(async () => copyFile(source, target));
  }
}

async function writeCandidate(stage: string, candidate: Candidate): Promise<void> {
  for (const [file, content] of candidate) {
    const path = join(stage, file);
    if (content === null) await removeFile(path);
    else {
      await mkdir(dirname(path), { recursive: true });
      // A link is removed first: the owner's own file stays.
      await rm(path, { force: true });
      await writeFile(path, content);
    }
  }
}

async function findFaults(folder: string, files: readonly string[]): Promise<Fault[]> {
  const hasContent = files.some((file) => file !== configFile);
  return [
    ...(hasContent ? await findContentFaults(folder) : []),
    ...(files.includes(configFile) ? await findConfigFaults(folder) : []),
  ];
}

async function findContentFaults(folder: string): Promise<Fault[]> {
  const faults = await checkContent(folder);
  return faults.map((fault) => withoutFolder(fault, folder));
}

async function findConfigFaults(folder: string): Promise<Fault[]> {
  // The query avoids the cached module of an earlier check.
  const address = `${pathToFileURL(join(folder, configFile)).href}?${String(Date.now())}`;
  const { siteConfig } = (await import(address)) as { siteConfig: SiteConfig };
  return findSiteConfigFaults(siteConfig, folder);
}

/** Identifies a fault by everything but its line, which an edit above it changes. */
function identify({ line: _line, ...fault }: Fault): string {
  return JSON.stringify(fault);
}
