import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, glob, readFile, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { format } from "oxfmt";
import { fault, type Fault } from "../../generator/faults/fault.ts";
import type { Change, ChangeJournal, FileChange } from "./change-journal.ts";
import { configFile, findNewFaults } from "./check-candidate.ts";
import { readPrinted } from "./read-printed.ts";
import { inProduct } from "../../roots/roots.ts";
import { environmentFor } from "../../roots/environment-for.ts";

/** Paths of the owner's folder that the commands may change. */
export const changeable = ["content", configFile];

/** The owner's files of rows, beside the content: the commands read them and publish nothing of them by themselves. */
export const sourcesFolder = "exports";

/** `said` is what the command printed. */
export type ScriptResult =
  | { outcome: "written"; change: Change; said: string }
  | { outcome: "refused"; faults: readonly Fault[] };

type RunOptions = { root: string; journal: ChangeJournal; label: string };

/** Runs `npm run new`, `rename` or `remove` on a copy of the content, and applies the result as one change. */
export async function runContentScript(
  script: "new" | "rename" | "remove",
  args: readonly string[],
  { root, journal, label }: RunOptions,
): Promise<ScriptResult> {
  const stage = join(
    root,
    ".cache/studio/trials",
    createHash("sha256").update(String(Math.random())).digest("hex").slice(0, 12),
  );
  try {
    const copied = changeable.filter((name) => existsSync(join(root, name)));
    for (const name of copied) await cp(join(root, name), join(stage, name), { recursive: true });
    const sources = join(root, sourcesFolder);
    if (existsSync(sources)) await symlink(sources, join(stage, sourcesFolder), "junction");
    const ran = await run(inProduct(`scripts/content/commands/${script}.ts`), args, stage);
    if (ran.faults !== undefined) return { outcome: "refused", faults: ran.faults };
    const files = await compareFolders(root, stage);
    const candidate = files.map(
      ({ file, after }) => [file, after === null ? null : Buffer.from(after, "base64")] as const,
    );
    const faults = await findNewFaults(root, new Map(candidate));
    if (faults.length > 0) return { outcome: "refused", faults };
    return { outcome: "written", change: await journal.apply(label, files), said: ran.said };
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

/** Runs a command; returns what it printed, or the faults for which it refused. */
async function run(script: string, args: readonly string[], folder: string) {
  const env = { ...environmentFor(folder), INIT_CWD: folder };
  return new Promise<{ said: string; faults?: readonly Fault[] }>((resolve) => {
    execFile(process.execPath, [script, ...args, "--json"], { env }, (error, stdout, stderr) => {
      if (error === null) return resolve({ said: stdout.trim() });
      const said = (stdout + stderr).trim();
      const failed = fault("", "command-failed", { output: said });
      resolve({ said, faults: readPrinted(stdout)?.faults ?? [failed] });
    });
  });
}

async function compareFolders(root: string, stage: string): Promise<FileChange[]> {
  const [before, after] = [await readFolders(root), await readFolders(stage)];
  const files = [...new Set([...before.keys(), ...after.keys()])];
  const changed = files.filter((file) => before.get(file) !== after.get(file));
  return Promise.all(
    changed.map(async (file) => ({
      file,
      before: before.get(file) ?? null,
      after: await formatLike(file, after.get(file)),
    })),
  ).then((changes) => changes.filter((change) => change.before !== change.after));
}

async function formatLike(file: string, content: string | undefined): Promise<string | null> {
  if (content === undefined) return null;
  if (!/\.(?:json|ts)$/.test(file)) return content;
  const { code } = await format(file, Buffer.from(content, "base64").toString("utf8"), {
    printWidth: 100,
  });
  return Buffer.from(code).toString("base64");
}

async function readFolders(root: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for await (const entry of glob(
    changeable.map((name) => `${name}{,/**/*}`),
    { cwd: root, withFileTypes: true },
  )) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(root.length + 1).replaceAll("\\", "/");
    files.set(name, (await readFile(path)).toString("base64"));
  }
  return files;
}
