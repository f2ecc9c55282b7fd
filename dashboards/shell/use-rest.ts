import { useEffect } from "react";
import { whenIdle } from "../render/when-idle.ts";
import { laterParts } from "./panels/later-part.tsx";
import { loadAllKinds } from "./store/show-state.ts";
import type { StartedReport } from "./store/start-report.ts";

/** Includes pointer movement: a pointer may rest on a mark, whose tooltip is one of these parts. */
const intents = ["pointermove", "pointerdown", "click", "keydown", "input"];

declare const navigator: Navigator & { connection?: { saveData?: boolean } };

/** Loads the remaining files of the report after the first input, so that it then works without the network (027). */
export function useRest({ module, source, presentation }: StartedReport): void {
  useEffect(() => {
    if (navigator.connection?.saveData === true) return undefined;
    const controller = new AbortController();
    const load = async (): Promise<void> => {
      const reasons = laterParts.load().then(({ whyPage }) => whyPage.load());
      const answers = [reasons, presentation.load(), source.loadAnswers()];
      await Promise.all([...answers, loadAllKinds(module.layout)]);
      document.documentElement.dataset["offline"] = "ready";
    };
    const loadWhenIdle = (): void => {
      controller.abort();
      // A file that fails is loaded again when it is needed.
      whenIdle(() => void load().catch(() => undefined));
    };
    for (const intent of intents) {
      addEventListener(intent, loadWhenIdle, { capture: true, signal: controller.signal });
    }
    return () => controller.abort();
  }, [module, source, presentation]);
}
