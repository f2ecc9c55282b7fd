import type { ReportOutline } from "../../query/report-outline.ts";
import type { ReportState } from "../../query/state/report-state.ts";
import { decodeState, encodeState } from "../../query/state/state-codec.ts";
import type { ReportStore } from "../store/report-store.ts";
import { readFragment } from "./read-fragment.ts";

/** Delay of writing the address, in ms: browsers refuse more than a hundred changes of it in half a minute. */
const settleMs = 350;

type Outline = Pick<ReportOutline, "shape" | "start">;

/**
 * Returns the state of the address once `show` needs to wait for nothing; follows an address that changes meanwhile.
 */
export async function awaitAddress(
  { shape, start }: Outline,
  show: (state: ReportState) => unknown,
): Promise<ReportState> {
  for (;;) {
    const fragment = readFragment();
    const state = decodeState(fragment, shape, start);
    // The same state object is shown again, since results are cached by it.
    for (let shown = show(state); fragment === readFragment(); shown = show(state)) {
      if (!(shown instanceof Promise)) return state;
      // oxlint-disable-next-line no-await-in-loop -- one thing after the other is loaded
      await shown;
    }
  }
}

/**
 * Keeps state and fragment equal from now on: reads a pasted or earlier address at once, and writes one after the
 * reader's last change. In a frame it adds no history entries, so that "back" leaves the page.
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
