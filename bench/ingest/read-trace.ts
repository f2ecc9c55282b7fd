import type { Browser } from "@playwright/test";

/** An event of a trace: times in microseconds, `tdur` is the processor time of its thread. */
type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
};

export type Trace = {
  /** Time of the last mark of a name, in ms. */
  findMark: (name: string) => number;
  /** Processor time of the threads of a name in the process of the marks, in ms. */
  sum: (thread: string, from: number, to: number) => number;
  /** Longest task of these threads, in ms of processor time. */
  findLongest: (thread: string, from: number, to: number) => number;
};

const categories = ["toplevel", "blink.user_timing", "devtools.timeline", "v8.execute"];

/** Traces all threads of a browser while `act` runs, in the process that sets marks. */
export async function traceThreads(browser: Browser, act: () => Promise<void>): Promise<Trace> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  const completed = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  const traceConfig = {
    recordMode: "recordAsMuchAsPossible" as const,
    includedCategories: categories,
    excludedCategories: ["*"],
  };
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig });
  await act();
  await session.send("Tracing.end");
  await completed;
  await session.detach();
  return readTrace(events);
}

function readTrace(events: readonly TraceEvent[]): Trace {
  const findMark = (name: string) => {
    const mark = events.findLast((event) => event.name === name);
    if (mark === undefined) throw new Error(`The page did not set the mark "${name}"`);
    return mark;
  };
  const { pid } = findMark("dropped");
  const listThread = (name: string, from: number, to: number): TraceEvent[] => {
    const threads = new Set(
      events
        .filter((one) => one.pid === pid && one.name === "thread_name" && one.args?.name === name)
        .map(({ tid }) => tid),
    );
    return events.filter(
      ({ ph, tid, ts, dur = 0, ...one }) =>
        one.pid === pid &&
        ph === "X" &&
        threads.has(tid) &&
        ts < 1000 * to &&
        ts + dur > 1000 * from,
    );
  };
  return {
    findMark: (name) => findMark(name).ts / 1000,
    sum: (thread, from, to) =>
      listOutermost(listThread(thread, from, to)).reduce((sum, { ts, dur = 0, tdur = 0 }) => {
        const inside = Math.min(ts + dur, 1000 * to) - Math.max(ts, 1000 * from);
        return sum + (dur === 0 ? 0 : ((tdur / dur) * inside) / 1000);
      }, 0),
    findLongest: (thread, from, to) =>
      Math.max(...listThread(thread, from, to).map(({ tdur = 0 }) => tdur / 1000)),
  };
}

/** Lists the events that lie in no other. */
function listOutermost(events: readonly TraceEvent[]): TraceEvent[] {
  let end = 0;
  return events
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
    .filter(({ ts, dur = 0 }) => {
      const isOutside = ts + dur > end;
      if (isOutside) end = ts + dur;
      return isOutside;
    });
}
