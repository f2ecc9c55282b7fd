import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { DatabaseTasks } from "./database-tasks.ts";

/** Runs a task of `database-tasks.ts` in a thread, so that no request waits for it; rejects with its error. */
export async function runDatabaseTask<Name extends keyof DatabaseTasks>(
  name: Name,
  ...args: Parameters<DatabaseTasks[Name]>
): Promise<Awaited<ReturnType<DatabaseTasks[Name]>>> {
  const thread = new Worker(new URL("database-thread.ts", import.meta.url), {
    workerData: { name, args },
  });
  try {
    const [result] = (await once(thread, "message")) as [Awaited<ReturnType<DatabaseTasks[Name]>>];
    return result;
  } finally {
    await thread.terminate();
  }
}
