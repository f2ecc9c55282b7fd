import { listBuffers, type CountedRows } from "../../query/counted-rows.ts";
import { loadReportCode } from "../report-code.ts";
import { makeRows } from "./make-rows.ts";

/** `address` is that of the report's script, `times` how often its rows are repeated. */
export type WorkerTask = { address: string; slug: string; times: number };

export type WorkerAnswer =
  | { kind: "rows"; counted: CountedRows }
  | { kind: "failed"; reason: string };

/** Address of this script, which is also the worker's, so that page and worker share one file of the engine. */
export const workerAddress = import.meta.url;

if ("WorkerGlobalScope" in globalThis) {
  addEventListener("message", ({ data }: MessageEvent<WorkerTask>) => {
    answer(data).catch((error: unknown) => post({ kind: "failed", reason: String(error) }, []));
  });
}

async function answer(task: WorkerTask): Promise<void> {
  const { report } = await loadReportCode<"report">(task.address, task.slug);
  const counted = (await makeRows(report, task.times)).model.readCounted();
  post({ kind: "rows", counted }, listBuffers(counted));
}

function post(message: WorkerAnswer, transfer: ArrayBufferLike[]): void {
  postMessage(message, { transfer: transfer as ArrayBuffer[] });
}
