import { afterEach, expect, test, vi } from "vitest";
import { countInWorker } from "./count-in-worker.ts";
import type { WorkerAnswer } from "./report-worker.ts";

const counted = { columns: {} };

afterEach(() => void vi.unstubAllGlobals());

/** Stubs a worker that gives an answer, or is lost. */
function stubWorker(answer: WorkerAnswer | "lost"): { terminate: () => void; task: unknown } {
  const worker = { terminate: vi.fn(), task: undefined as unknown };
  class StubWorker extends EventTarget {
    terminate = worker.terminate;
    postMessage(task: unknown): void {
      worker.task = task;
      const event = answer === "lost" ? "error" : "message";
      this.dispatchEvent(Object.assign(new Event(event), { data: answer }));
    }
  }
  vi.stubGlobal("Worker", StubWorker);
  return worker;
}

test("takes the rows that the worker counted, and ends it", async () => {
  const worker = stubWorker({ kind: "rows", counted } as unknown as WorkerAnswer);
  expect(await countInWorker({ address: "/report.js", slug: "small", times: 2 })).toBe(counted);
  expect(worker.task).toEqual({ address: "/report.js", slug: "small", times: 2 });
  expect(worker.terminate).toHaveBeenCalledOnce();
});

test.each(["lost", { kind: "failed", reason: "lost" }] as const)(
  "rejects where a file is lost, and ends the worker",
  async (answer) => {
    const worker = stubWorker(answer);
    await expect(countInWorker({ address: "/report.js", slug: "small", times: 1 })).rejects.toThrow(
      "lost",
    );
    expect(worker.terminate).toHaveBeenCalledOnce();
  },
);

test("rejects without a worker", async () => {
  vi.stubGlobal("Worker", undefined);
  await expect(countInWorker({ address: "/report.js", slug: "small", times: 1 })).rejects.toThrow(
    TypeError,
  );
});
