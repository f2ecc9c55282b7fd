import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { distFolders } from "../generator/build-folders.ts";
import { describeInputs, isBuildCurrent } from "../generator/build-stamp.ts";
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
let service: Worker | undefined;
let failedInputs: string | undefined;
let wakeUp = new AbortController();
const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
process.on("SIGHUP", () => wakeUp.abort());

if (!existsSync(inFolder("site.config.ts"))) await runToEnd("scripts/folder/init.ts", ["--yes"]);
restoreReplaced(distFolders.outDir);
while (!stopping.signal.aborted) {
  wakeUp = new AbortController();
  if (service === undefined && existsSync(distFolders.outDir)) await replaceService();
  await buildIfChanged();
  await wait(checkEveryMs, undefined, { signal: wakeUp.signal }).catch(() => undefined);
}

/** Builds what has changed, unless it is what failed last, and serves it; a failed build leaves what is served. */
async function buildIfChanged(): Promise<void> {
  const inputs = await describeInputs();
  if (inputs === failedInputs || (await isBuildCurrent())) return;
  const code = await runToEnd("scripts/build.ts");
  failedInputs = code === 0 ? undefined : inputs;
  if (stopping.signal.aborted) return;
  if (code === 0) await replaceService();
  else console.error("The build failed: the site is served as it was built last.");
}

/** Starts a service on the last build, and stops the earlier one once the new one listens. */
async function replaceService(): Promise<void> {
  const next = cluster.fork();
  const ended = new Promise<void>((resolve) => next.once("exit", () => resolve()));
  await Promise.race([once(next, "listening"), ended]);
  if (next.isDead()) return;
  const earlier = service;
  service = next;
  next.once("exit", () => void restart(next));
  earlier?.process.kill("SIGTERM");
}

async function restart(ended: Worker): Promise<void> {
  if (stopping.signal.aborted || service !== ended) return;
  await wait(restartAfterMs);
  service = undefined;
  await replaceService();
}

function stop(): void {
  stopping.abort();
  service?.process.kill("SIGTERM");
  wakeUp.abort();
}
