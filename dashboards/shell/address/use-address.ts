import { useEffect } from "react";
import { decodeState, encodeState } from "../../query/state/state-codec.ts";
import { readFragment } from "./read-fragment.ts";
import type { StartedReport } from "../store/start-report.ts";

/** Browsers refuse more than a hundred changes of the address in half a minute. */
const settleMs = 350;

/**
 * Keeps the state in the fragment, and follows back and forward. In a frame it adds nothing to the history: there, back leaves
 * the page.
 */
export function useAddress({ outline, store }: StartedReport, isEmbedded: boolean): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = (): void => {
      const text = encodeState(store.snapshot().state);
      if (text === readFragment() || (readFragment() === "" && isStart(text))) return;
      if (isEmbedded) history.replaceState(null, "", `#${text}`);
      else history.pushState(null, "", `#${text}`);
    };
    const isStart = (text: string): boolean => text === encodeState(outline.start);
    const stop = store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(write, settleMs);
    });
    const follow = (): void => {
      clearTimeout(timer);
      const asked = decodeState(readFragment(), outline.shape, outline.start);
      if (encodeState(asked) !== encodeState(store.snapshot().state)) store.change(() => asked);
    };
    addEventListener("popstate", follow);
    return () => {
      stop();
      clearTimeout(timer);
      removeEventListener("popstate", follow);
    };
  }, [outline, store, isEmbedded]);
}
