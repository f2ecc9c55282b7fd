import type { CountedRows } from "../../query/counted-rows.ts";
import { workerAddress, type WorkerAnswer, type WorkerTask } from "./report-worker.ts";

/** Trusted types: the policy of the page allows one name. */
declare const trustedTypes:
  | {
      createPolicy: (
        name: string,
        rules: { createScriptURL: () => string },
      ) => { createScriptURL: (address: string) => string };
    }
  | undefined;

/** Counts rows in a worker, then ends it; rejects where the worker or a file of it is not available. */
export async function countInWorker(task: WorkerTask): Promise<CountedRows> {
  const worker = createWorker(workerAddress);
  const counting = new Promise<CountedRows>((resolve, reject) => {
    worker.addEventListener("error", () => reject(new Error("The worker is lost")));
    worker.addEventListener("message", ({ data }: MessageEvent<WorkerAnswer>) => {
      if (data.kind === "rows") resolve(data.counted);
      else reject(new Error(data.reason));
    });
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  worker.postMessage(task);
  return counting.finally(() => worker.terminate());
}

/** Creates a worker in the only way that the policy of its page allows; a document creates one kind of worker. */
export function createWorker(address: string): Worker {
  const rules = { createScriptURL: () => address };
  const trusted =
    typeof trustedTypes === "undefined"
      ? address
      : trustedTypes.createPolicy("worker", rules).createScriptURL("");
  return new Worker(trusted, { type: "module" });
}
