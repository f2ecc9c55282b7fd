import { isCostly } from "./load-app.ts";
import { showFonts } from "./show-fonts.ts";
import { whenIdle } from "./when-idle.ts";

const idleTimeoutMs = 2000;
// Where a visitor pays by the byte. The keys and the touches start the app everywhere.
const intents = ["pointerover", "focusin", "scroll"];

type Start = {
  /** True where the app has to show what the address asks for. */
  isAsked: boolean;
  start: () => void;
  startNow: () => void;
};

/** Shows our fonts, and starts the app once the page is loaded and idle; on a costly link at the first sign of intent. */
export function startAfterFonts({ isAsked, start, startNow }: Start): void {
  showFonts(() => {
    if (isAsked) startNow();
    else if (isCostly())
      for (const type of intents) addEventListener(type, startNow, { once: true });
    else whenIdle(start, idleTimeoutMs);
  });
}
