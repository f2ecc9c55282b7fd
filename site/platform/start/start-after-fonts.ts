import { draftKey } from "../../../contracts/privacy/storage-keys.ts";
import { readStoredValue } from "../stored-value.ts";
import { countViews } from "../page/count-views.ts";
import { turnOnFullStyle } from "../page/full-style.ts";
import { fetchModules, isCostly } from "./load-app.ts";
import { loadFullStyle } from "./load-full-style.ts";
import { revealAll } from "./reveal-later.ts";
import { showFonts } from "./show-fonts.ts";
import { tendDocument } from "./tend-document.ts";
import { watchVisitor } from "./watch-visitor.ts";

type Start = {
  modules: readonly string[];
  /** True where the app has to do what the document cannot: for its address, or for what was agreed to. */
  isAsked: boolean;
  /** Shows the question about consent, or not. */
  showQuestion: () => void;
  start: () => void;
};

/** Shows our fonts; fetches the app once the page is loaded, and starts it where it is wanted (decision 061). */
export function startAfterFonts({ modules, isAsked, showQuestion, start }: Start): void {
  watchVisitor(start);
  if (import.meta.env.VITE_COUNT_VIEWS) countViews();
  // The question may have been answered in another tab, or while this page was in the back/forward cache.
  for (const type of ["storage", "pageshow"]) addEventListener(type, showQuestion);
  const sheet = loadFullStyle();
  const beginScroll = (): void => {
    // Late fonts do not delay the sheet; if it is lost, the app requests it again and reports that.
    sheet.then(turnOnFullStyle).catch(() => undefined);
    revealAll();
  };
  addEventListener("scroll", beginScroll, { once: true });
  const fetchOnce = (): void => {
    if (document.readyState === "complete" && !isCostly()) fetchModules(modules);
  };
  const onShown = (): void => {
    fetchOnce();
    tendDocument(start);
    // Choices made and text typed before the visitor left are restored.
    const isKept = history.state !== null || readStoredValue("sessionStorage", draftKey) !== null;
    if (isAsked || isKept) start();
  };
  showFonts({ sheet, onShow: fetchOnce, onShown });
}
