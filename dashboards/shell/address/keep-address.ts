import type { ReportOutline } from "../../query/report-outline.ts";
import type { ReportState } from "../../query/state/report-state.ts";
import { decodeState, encodeState } from "../../query/state/state-codec.ts";
import type { ReportStore } from "../store/report-store.ts";
import { readFragment } from "./read-fragment.ts";

/** Browsers refuse more than a hundred changes of the address in half a minute. */
const settleMs = 350;

type Outline = Pick<ReportOutline, "shape" | "start">;

/** Returns the state of the address once `show` needs to wait for nothing; follows an address that changes meanwhile. */
export async function awaitAddress(
  { shape, start }: Outline,
  show: (state: ReportState) => unknown,
): Promise<ReportState> {
  for (;;) {
    const fragment = readFragment();
    const state = decodeState(fragment, shape, start);
    // A result is kept by its state.
    for (let shown = show(state); fragment === readFragment(); shown = show(state)) {
      if (!(shown instanceof Promise)) return state;
      // oxlint-disable-next-line no-await-in-loop -- one thing after the other is loaded
      await shown;
    }
  }
}

/**
 * Keeps state and fragment the same from now on: takes an address that is pasted or gone back to at once, and writes one when the
 * reader rests. In a frame it adds nothing to the history: there, back leaves the page.
 */
export function keepAddress<Copy>({ shape, start }: Outline, store: ReportStore<Copy>): void {
  const isEmbedded = parent !== window;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = (): ReportState => decodeState(readFragment(), shape, start);
  const write = (): void => {
    const { state, isBusy } = store.snapshot();
    // The store notifies again once the state is shown.
    if (isBusy) return;
    const text = encodeState(state);
    const isSpelling = text === encodeState(read());
    if (text === readFragment() || (isSpelling && readFragment() === "")) return;
    if (isEmbedded || isSpelling) history.replaceState(null, "", `#${text}`);
    else history.pushState(null, "", `#${text}`);
  };
  const writeSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(write, settleMs);
  };
  store.subscribe(writeSoon);
  addEventListener("popstate", () => {
    store.change(read);
    writeSoon();
  });
  writeSoon();
}
