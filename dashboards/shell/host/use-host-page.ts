import type { Locale } from "../../../contracts/locale.ts";
import { useEffect, useEffectEvent } from "react";
import {
  readReportMessage,
  writeReportMessage,
  type ReportNews,
} from "../../../contracts/report-bridge.ts";
import { postHeight } from "../../boot/post-height.ts";
import { encodeState } from "../../query/state/state-codec.ts";
import type { ReportSource } from "../store/report-source.ts";
import type { ReportStore } from "../store/report-store.ts";

type HostPageOptions = {
  store: ReportStore;
  source: Pick<ReportSource, "timing">;
  isEmbedded: boolean;
  onLanguage: (language: Locale) => void;
};

/** Posts height, state and counting time to the page around the report, and takes language and theme from it (D13). */
export function useHostPage({ store, source, isEmbedded, onLanguage }: HostPageOptions): void {
  const changeLanguage = useEffectEvent(onLanguage);
  useEffect(() => {
    if (!isEmbedded) return undefined;
    const { origin } = location;
    const post = (news: ReportNews): void => parent.postMessage(writeReportMessage(news), origin);
    const onMessage = (event: MessageEvent): void => {
      const message = readReportMessage(event, { origin, window: parent });
      if (message?.type === "language") {
        changeLanguage(message.language);
        // The page may have missed the earlier height.
        postHeight();
      }
      if (message?.type === "theme") setTheme(message.theme);
    };
    const sizes = new ResizeObserver(postHeight);
    sizes.observe(document.body);
    addEventListener("message", onMessage);
    const postState = (): void => {
      const { state: shown, isBusy } = store.snapshot();
      if (isBusy) return;
      const state = encodeState(shown);
      post({ type: "state", state, timing: source.timing });
    };
    const stop = store.subscribe(postState);
    post({ type: "ready" });
    if (source.timing !== null) postState();
    return () => {
      sizes.disconnect();
      removeEventListener("message", onMessage);
      stop();
    };
  }, [store, source, isEmbedded]);
}

function setTheme(theme: "dark" | "light" | null): void {
  const { dataset } = document.documentElement;
  if (theme === null) delete dataset["theme"];
  else dataset["theme"] = theme;
}
