import { useEffect, useEffectEvent } from "react";
import {
  readReportMessage,
  writeReportMessage,
  type ReportNews,
} from "../../../contracts/report-bridge.ts";
import { encodeState } from "../../query/state/state-codec.ts";
import type { ReportStore } from "../store/report-store.ts";

type HostPageOptions = {
  store: ReportStore;
  isEmbedded: boolean;
  onLanguage: (language: "es" | "en") => void;
};

/** Tells the page around the report its height and state, and hears from it the language and the theme (D13). */
export function useHostPage({ store, isEmbedded, onLanguage }: HostPageOptions): void {
  const changeLanguage = useEffectEvent(onLanguage);
  useEffect(() => {
    if (!isEmbedded) return undefined;
    const { origin } = location;
    const tell = (news: ReportNews): void => parent.postMessage(writeReportMessage(news), origin);
    const hear = (event: MessageEvent): void => {
      const message = readReportMessage(event, { origin, window: parent });
      if (message?.type === "language") changeLanguage(message.language);
      if (message?.type === "theme") setTheme(message.theme);
    };
    const root = document.documentElement;
    const sizes = new ResizeObserver(() =>
      tell({ type: "height", height: Math.ceil(document.body.getBoundingClientRect().height) }),
    );
    sizes.observe(document.body);
    addEventListener("message", hear);
    const stop = store.subscribe(() =>
      tell({ type: "state", state: encodeState(store.snapshot().state) }),
    );
    root.dataset["embedded"] = "";
    tell({ type: "ready" });
    return () => {
      sizes.disconnect();
      removeEventListener("message", hear);
      stop();
    };
  }, [store, isEmbedded]);
}

function setTheme(theme: "dark" | "light" | null): void {
  const { dataset } = document.documentElement;
  if (theme === null) delete dataset["theme"];
  else dataset["theme"] = theme;
}
