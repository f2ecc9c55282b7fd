import { swapFonts } from "../../design/swap-fonts.ts";
import { postHeight } from "./post-height.ts";

const intents =
  "pointermove pointerdown touchstart click keydown focusin input message hashchange".split(" ");
const root = document.documentElement;

/**
 * Imports the modules, one after the other so that none is a long task, at the first input after the paint. They are
 * fetched once the document is near and has its fonts; a reader needs no more than the document (decision 061).
 */
export function startWhenWanted(modules: readonly string[], isWaitedFor: boolean): void {
  let isPainted = isWaitedFor;
  let isAsked = false;
  let isStarted = false;
  // Browsers report a pointer at rest before the first paint: the paint goes first.
  const start = (): void => {
    if (isStarted) return;
    isAsked = true;
    root.dataset["wanted"] = "";
    if (!isPainted) return;
    isStarted = true;
    void importInTurn(modules);
  };
  const hear = (event: Event): void => {
    const { type, movementX, movementY } = event as PointerEvent;
    // Browsers report a pointer at rest as well, without a movement.
    if (type !== "pointermove" || movementX !== 0 || movementY !== 0) start();
  };
  for (const type of intents) addEventListener(type, hear, { capture: true, passive: true });
  const { clientWidth } = root;
  // Phones fire `resize` without a change of width, also before the first paint.
  addEventListener("resize", () => root.clientWidth !== clientWidth && start());
  const showFonts = (): void => {
    const own = [...document.fonts].filter(({ family }) => !family.includes(" as "));
    void Promise.allSettled(own.map(async (face) => face.load())).then(() => {
      swapFonts();
      if (frameElement !== null) postHeight();
      // Print and forced colors need the full style sheet, also for a reader.
      loadFullStyle().catch(() => undefined);
      whenNear(() => fetchModules(modules));
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

let areFetched = false;

/** Preloads the modules, all at once. */
function fetchModules(modules: readonly string[]): void {
  if (areFetched) return;
  areFetched = true;
  for (const href of modules) {
    const link = document.createElement("link");
    document.head.append(Object.assign(link, { rel: "modulepreload", href }));
  }
}

async function importInTurn(modules: readonly string[]): Promise<void> {
  try {
    fetchModules(modules);
    await loadFullStyle();
    for (const module of modules) {
      await import(/* @vite-ignore */ module);
      await new Promise((resolve) => setTimeout(resolve));
    }
  } catch (error) {
    console.error(error);
    root.dataset["failed"] = "";
  }
}

let fullStyle: Promise<unknown> | undefined;

/** Enables the full style sheet once: the document itself has only the rules of its first page. */
async function loadFullStyle(): Promise<unknown> {
  const sheets = document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet][disabled]");
  fullStyle ??= Promise.all(Array.from(sheets, turnOn));
  return fullStyle;
}

async function turnOn(sheet: HTMLLinkElement): Promise<void> {
  await new Promise((resolve, reject) => {
    sheet.addEventListener("load", resolve);
    sheet.addEventListener("error", () => reject(new Error(`${sheet.href} was not loaded`)));
    sheet.disabled = false;
  });
}
