import { once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Jobs } from "./jobs.ts";

export type Request = { name: keyof Jobs; args: readonly unknown[] };
export type Answer = { value: unknown } | { error: unknown };

export const threadCount = Math.min(availableParallelism(), 4);

// A small young generation is collected often, which frees resvg's 3 MB per card with their small JavaScript objects.
const resourceLimits = { maxYoungGenerationSizeMb: 2 };

const idle: Worker[] = [];
const waiting: ((thread: Worker) => void)[] = [];
let opened = 0;

/** Runs a job of `jobs.ts` in a thread; rejects with the error that it threw. */
export async function runInThread<Name extends keyof Jobs>(
  name: Name,
  ...args: Parameters<Jobs[Name]>
): Promise<Awaited<ReturnType<Jobs[Name]>>> {
  const thread = await takeThread();
  thread.ref();
  try {
    thread.postMessage({ name, args } satisfies Request, []);
    const [answer] = (await once(thread, "message")) as [Answer];
    if ("error" in answer) throw answer.error;
    return answer.value as Awaited<ReturnType<Jobs[Name]>>;
  } finally {
    // An idle thread must not keep the process alive.
    thread.unref();
    const next = waiting.shift();
    if (next === undefined) idle.push(thread);
    else next(thread);
  }
}

async function takeThread(): Promise<Worker> {
  const thread = idle.pop();
  if (thread !== undefined) return thread;
  if (opened === threadCount) return new Promise((resolve) => void waiting.push(resolve));
  opened += 1;
  return new Worker(new URL("thread.ts", import.meta.url), { resourceLimits });
}
