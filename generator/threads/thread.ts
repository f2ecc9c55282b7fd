import { parentPort } from "node:worker_threads";
import { jobs } from "./jobs.ts";
import type { Answer, Request } from "./run-in-thread.ts";

parentPort?.on("message", ({ name, args }: Request) => {
  answer(async () => (jobs[name] as (...all: typeof args) => unknown)(...args)).then(
    (message) => parentPort?.postMessage(message, []),
    () => undefined,
  );
});

async function answer(run: () => Promise<unknown>): Promise<Answer> {
  try {
    return { value: await run() };
  } catch (error) {
    return { error };
  }
}
