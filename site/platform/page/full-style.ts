/** Screens that show more of a page than the rules of `generator/styles/page-styles.ts` are chosen for. */
const largeScreen = "(min-height: 1001px), (width >= 37.5rem) and (orientation: portrait)";

type TurnOn = () => void;

let fetching: Promise<TurnOn> | undefined;

/**
 * Fetches the site's full style sheet, of which a document holds only some rules (decision 022), and returns how to turn it on; asked
 * for again where it was lost.
 */
export async function fetchFullStyle(media = "not all"): Promise<TurnOn> {
  const sheet = document.querySelector<HTMLLinkElement>("link[rel=stylesheet][disabled]");
  if (sheet === null) return fetching ?? (() => undefined);
  fetching = new Promise((resolve, reject) => {
    sheet.addEventListener("load", () => resolve(() => sheet.removeAttribute("media")), {
      once: true,
    });
    const refuse = () => {
      sheet.disabled = true;
      reject(new Error(`${sheet.href} was not loaded`));
    };
    sheet.addEventListener("error", refuse, { once: true });
    sheet.media = media;
    sheet.disabled = false;
  });
  return fetching;
}

export async function loadFullStyle(): Promise<void> {
  (await fetchFullStyle())();
}

/** Has the browser wait for it, where a document lacks the rules of what is below its first screen. */
export function awaitFullStyle(): void {
  const rest = document.querySelector("link[data-rest]");
  if (rest === null) return;
  rest.setAttribute("blocking", "render");
  ignoreLoss(fetchFullStyle(""));
}

/** Where the sheet is lost, the app asks again, and says so. */
export function ignoreLoss(loading: Promise<unknown>): void {
  loading.catch(() => undefined);
}

/** Whether more than the top of the page may be seen first: at an anchor, after a reload or on a large screen. */
export function isMoreSeen(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return location.hash !== "" || matchMedia(largeScreen).matches || visit?.type !== "navigate";
}
