import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { checkContent } from "../../checks/check-source.ts";
import type { SiteConfig } from "../../contracts/configuration/site-config.ts";
import type { Fault } from "../../generator/fault.ts";
import { findSiteConfigFaults } from "../../generator/validate-site-config.ts";

/** Files by path, as they would be: null for one that goes. */
export type Candidate = ReadonlyMap<string, Uint8Array | null>;

export const configFile = "site.config.ts";

let trials = 0;

/** The faults that a candidate would bring into a project, by the check that `npm run check` and the doctor use; those that are there already are no reason to refuse it. */
export async function findNewFaults(root: string, candidate: Candidate): Promise<Fault[]> {
  trials += 1;
  const stage = join(root, ".cache/studio/trials", `${String(process.pid)}-${String(trials)}`);
  try {
    await cp(join(root, "content"), join(stage, "content"), { recursive: true });
    await lay(stage, candidate);
    const found = await findFaults(stage, candidate);
    if (found.length === 0) return [];
    const known = new Set((await findFaults(root, new Map())).map(describe));
    return found.filter((fault) => !known.has(describe(fault)));
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

async function lay(stage: string, candidate: Candidate): Promise<void> {
  for (const [file, content] of candidate) {
    const path = join(stage, file);
    if (content === null) await rm(path, { force: true });
    else {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
    }
  }
}

async function findFaults(folder: string, candidate: Candidate): Promise<Fault[]> {
  const faults = await checkContent(folder);
  if (!candidate.has(configFile))
    return faults.map(({ file, ...fault }) => ({ ...fault, file: within(folder, file) }));
  const config = (await import(pathToFileURL(join(folder, configFile)).href)) as {
    siteConfig: SiteConfig;
  };
  return [...faults, ...(await findSiteConfigFaults(config.siteConfig))];
}

/** Faults of posts name the folder that was read. */
function within(folder: string, file: string): string {
  return file.replaceAll("\\", "/").replace(`${folder.replaceAll("\\", "/")}/`, "");
}

function describe({ file, problem }: Fault): string {
  return `${file} ${problem}`;
}
