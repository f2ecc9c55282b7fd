import { execFile, spawn, type ChildProcess } from "node:child_process";
import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs, promisify } from "node:util";
import { distFolders } from "../generator/build-folders.ts";
import { restoreReplaced } from "../roots/replaced-folder.ts";
import { inFolder, inProduct } from "../roots/roots.ts";
import { readArguments } from "./command/read-arguments.ts";
import { runToEnd } from "./command/run-script.ts";

readArguments(
  "npx data-analyst-site host    serves the folder; when it or the product changes, builds beside and swaps",
  () => parseArgs(),
);
const checkEveryMs = 60_000;
const restartAfterMs = 1_000;

// Workers share the listening socket, so that one can take over from another without a refused connection.
cluster.schedulingPolicy = cluster.SCHED_NONE;
cluster.setupPrimary({ exec: inProduct("service/main.ts"), args: [] });
const stopping = new AbortController();
const workers = new Set<Worker>();
let service: Worker | undefined;
let builder: ChildProcess | undefined;
let failedInputs: string | undefined;
let wakeUp = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
process.on("SIGHUP", () => wakeUp.abort());

if (!existsSync(inFolder("site.config.ts"))) await runToEnd("scripts/folder/init.ts", ["--yes"]);
restoreReplaced(distFolders.outDir);
while (!stopping.signal.aborted) {
  wakeUp = new AbortController();
  if (service === undefined && existsSync(distFolders.outDir)) await replaceService();
  await buildIfChanged();
  const { signal } = wakeUp;
  if (!stopping.signal.aborted)
    await wait(checkEveryMs, undefined, { signal }).catch(() => undefined);
}

/** Builds what has changed, unless it is what failed last, and serves it; a failed build leaves what is served. */
async function buildIfChanged(): Promise<void> {
  const { inputs, isCurrent } = await readInputs();
  if (isCurrent || inputs === failedInputs || stopping.signal.aborted) return;
  builder = spawn(process.execPath, [inProduct("scripts/build.ts")], { stdio: "inherit" });
  const [code] = (await once(builder, "exit")) as [number | null];
  builder = undefined;
  failedInputs = code === 0 ? undefined : inputs;
  if (code === 0) await replaceService();
  else console.error("The build failed: the site is served as it was built last.");
}

/** Reads the state of folder and product; where a setting is faulty, which is printed, nothing is to be built. */
async function readInputs(): Promise<{ inputs: string; isCurrent: boolean }> {
  try {
    const script = inProduct("scripts/command/print-inputs.ts");
    const { stdout } = await promisify(execFile)(process.execPath, [script]);
    return JSON.parse(stdout) as { inputs: string; isCurrent: boolean };
  } catch (error) {
    console.error((error as { stderr?: string }).stderr ?? String(error));
    return { inputs: "", isCurrent: true };
  }
}

/** Starts a service on the last build, and stops the earlier one once the new one listens. */
async function replaceService(): Promise<void> {
  if (stopping.signal.aborted) return;
  const next = cluster.fork();
  workers.add(next);
  const ended = new Promise<void>((resolve) => next.once("exit", () => resolve()));
  next.once("exit", () => workers.delete(next));
  await Promise.race([once(next, "listening"), ended]);
  if (!workers.has(next)) return;
  const earlier = service;
  service = next;
  next.once("exit", () => void restart(next));
  earlier?.process.kill("SIGTERM");
}

async function restart(ended: Worker): Promise<void> {
  await wait(restartAfterMs);
  if (service !== ended) return;
  service = undefined;
  await replaceService();
}

function stop(): void {
  stopping.abort();
  wakeUp.abort();
  builder?.kill("SIGTERM");
  for (const worker of workers) worker.process.kill("SIGTERM");
}
