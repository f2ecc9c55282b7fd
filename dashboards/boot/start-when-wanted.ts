import { swapFonts } from "../../design/swap-fonts.ts";

const intents = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "message"];
const idleTimeoutMs = 2000;
const root = document.documentElement;

/**
 * Imports the modules, one after the other so that none is a long task: when the document is painted, has its fonts and
 * the browser is idle, or at the first input after the paint.
 */
export function startWhenWanted(modules: readonly string[], isWaitedFor: boolean): void {
  let isPainted = isWaitedFor;
  let isAsked = false;
  let isStarted = false;
  // Browsers report a pointer at rest before the first paint: the paint goes first.
  const start = (): void => {
    isAsked = true;
    if (!isPainted || isStarted) return;
    isStarted = true;
    void importInTurn(modules);
  };
  for (const type of [...intents, "hashchange"]) {
    addEventListener(type, start, { capture: true, passive: true, once: true });
  }
  const { clientWidth } = root;
  // Phones fire `resize` without a change of width, also before the first paint.
  addEventListener("resize", () => root.clientWidth !== clientWidth && start());
  const startWhenIdle = (): void => {
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: idleTimeoutMs });
    else setTimeout(start, idleTimeoutMs / 10);
  };
  const showFonts = (): void => {
    const own = [...document.fonts].filter(({ family }) => !family.includes(" as "));
    void Promise.allSettled(own.map(async (face) => face.load())).then(() => {
      swapFonts();
      whenNear(startWhenIdle);
    });
  };
  if (isWaitedFor) {
    root.dataset["fonts"] = "";
    start();
    return;
  }
  new PerformanceObserver(() => {
    isPainted = true;
    if (isAsked) start();
    if (document.readyState === "complete") showFonts();
    else addEventListener("load", showFonts);
  }).observe({ type: "paint", buffered: true });
}

/** Calls back when the document, in a frame of a page, is less than half a screen from the visible part. */
function whenNear(callback: () => void): void {
  new IntersectionObserver(
    ([entry], observer) => {
      if (entry?.isIntersecting !== true) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: "50% 0px" },
  ).observe(root);
}

async function importInTurn(modules: readonly string[]): Promise<void> {
  try {
    // All modules are fetched at once.
    for (const href of modules) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      document.head.append(link);
    }
    const sheets = document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet][disabled]");
    await Promise.all(Array.from(sheets, turnOn));
    for (const module of modules) {
      await import(/* @vite-ignore */ module);
      await new Promise((resolve) => setTimeout(resolve));
    }
  } catch (error) {
    console.error(error);
    root.dataset["failed"] = "";
  }
}

/** Enables a style sheet: the document itself has only the rules of its first page. */
async function turnOn(sheet: HTMLLinkElement): Promise<void> {
  await new Promise((resolve, reject) => {
    sheet.addEventListener("load", resolve);
    sheet.addEventListener("error", () => reject(new Error(`${sheet.href} was not loaded`)));
    sheet.disabled = false;
  });
}
