// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { SeededRandom } from "../../data/seeded-random.ts";
import { count } from "../../query/measures/measure.ts";
import { createModel } from "../../query/report-model.ts";
import { selectBins, type ReportState } from "../../query/state/report-state.ts";
import { decodeState, encodeState } from "../../query/state/state-codec.ts";
import { dictionary, integer } from "../../query/table/column.ts";
import { createTable } from "../../query/table/table.ts";
import { by } from "../../query/table/view.ts";
import { describeNeutral } from "../claims/description.ts";
import type { DescribedResult } from "../store/described-result.ts";
import { createReportStore } from "../store/report-store.ts";
import { awaitAddress, keepAddress } from "./keep-address.ts";

const moments = 1000;
const settledMs = 10_000;
const columns = { kind: dictionary(["a", "b", "c"]), size: integer(0, 9) };
const model = createModel(
  {
    slug: "small",
    columns,
    measures: { rows: { value: count(), unit: "count", decimals: 0 } },
    views: { kind: by("kind"), size: by("size") },
    pages: [
      { id: "one", views: ["kind", "size"] },
      { id: "two", views: ["size"] },
    ],
    story: [],
  },
  createTable(columns, { kind: Uint8Array.of(0, 1, 2, 0), size: Uint8Array.of(1, 2, 3, 4) }),
);
const pasted = ["", "#p=two", "#p=one&f.kind=1", "#p=two&f.size=2..5", "#f.kind=0&p=one", "#odd"];

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test(`at ${String(moments)} random moments address and figures are those that were asked for last`, async () => {
  const faults: string[] = [];
  for (let seed = 0; seed < moments; seed += 1) {
    // oxlint-disable-next-line no-await-in-loop -- they share one clock
    faults.push(...(await play(seed)));
  }
  expect(faults.slice(0, 10)).toEqual([]);
});

/**
 * Opens a report whose rows take time to load, acts at random moments, and returns the faults once nothing is pending.
 */
async function play(seed: number): Promise<string[]> {
  vi.useFakeTimers();
  const random = new SeededRandom(seed);
  /** Addresses that were written, but did not have the state asked for last. */
  const written: string[] = [];
  const page = openPage(pasted[random.below(pasted.length)]!, (address) => {
    if (address !== `#${encodeState(asked)}`) written.push(address);
  });
  const loads = new Map<string, Promise<unknown>>();
  const loaded = new Set<string>();
  /** Loads the rows once and each page at its first opening, each in up to two seconds. */
  const show = (state: ReportState): DescribedResult | Promise<unknown> => {
    for (const file of ["rows", state.page]) {
      if (state === model.start || loaded.has(file)) continue;
      const load =
        loads.get(file) ??
        new Promise((resolve) => setTimeout(resolve, random.below(2000))).then(() =>
          loaded.add(file),
        );
      loads.set(file, load);
      return load;
    }
    return { ...model.show(state), describe: describeNeutral };
  };
  const log: string[] = [`${location.hash} at first`];
  let store: ReturnType<typeof createReportStore<string>> | undefined;
  const readAddress = (): ReportState =>
    decodeState(location.hash.slice(1), model.shape, model.start);
  let asked = readAddress();
  const act = (): void => {
    const choice = random.below(4);
    if (choice === 0 && store !== undefined) {
      store.change((state) => (asked = selectBins(state, "kind", [random.below(3)])));
      log.push(`${encodeState(asked)} chosen`);
      return;
    }
    const isMoved =
      choice === 3 ? page.paste(pasted[random.below(pasted.length)]!) : page.go(choice * 2 - 3);
    if (!isMoved) return;
    asked = readAddress();
    log.push(`${location.hash} gone to`);
  };
  for (let left = 1 + random.below(5); left > 0; left -= 1) setTimeout(act, random.below(4000));
  // The report's scripts take up to 1.5 s to load.
  setTimeout(() => {
    void awaitAddress(model, show).then((state) => {
      store = createReportStore(show, state, "es");
      keepAddress(model, store);
    });
  }, random.below(1500));
  await vi.advanceTimersByTimeAsync(settledMs);
  const { state, isBusy, read } = store!.snapshot();
  page.close();
  const sought = encodeState(asked);
  const rows = model.show(asked).read("total").values("rows")[0];
  const isStart = sought === encodeState(model.start) && location.hash === "";
  const played = `${String(seed)}: ${log.join(", ")}`;
  return [
    ...written.map((odd) => `${played} writes ${odd}`),
    ...(isBusy ? [`${played} is busy`] : []),
    ...(encodeState(state) === sought ? [] : [`${played} shows ${encodeState(state)}`]),
    ...(read("total").values("rows")[0] === rows ? [] : [`${played} counts other rows`]),
    ...(isStart || location.hash === `#${sought}` ? [] : [`${played} stands at ${location.hash}`]),
  ];
}

/** A window with a history of its own, which fires events as browsers do. */
function openPage(first: string, onWrite: (address: string) => void) {
  const entries = [first];
  let at = 0;
  const listeners = new Set<() => void>();
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  vi.stubGlobal("location", {
    get hash() {
      return entries[at]!;
    },
  });
  vi.stubGlobal("history", {
    pushState: (_: unknown, __: string, address: string) => {
      onWrite(address);
      entries.splice(++at, Infinity, address);
    },
    replaceState: (_: unknown, __: string, address: string) => {
      onWrite(address);
      entries[at] = address;
    },
  });
  vi.stubGlobal("addEventListener", (_: string, listener: () => void) => listeners.add(listener));
  return {
    paste: (address: string): boolean => {
      if (address === entries[at]) return false;
      entries.splice(++at, Infinity, address);
      notify();
      return true;
    },
    go: (steps: number): boolean => {
      if (entries[at + steps] === undefined) return false;
      at += steps;
      notify();
      return true;
    },
    close: (): void => listeners.clear(),
  };
}
