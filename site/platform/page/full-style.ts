/** Screens that show more of a page than the rules of `generator/styles/page-styles.ts` are chosen for. */
const largeScreen = "(min-height: 1001px), (width >= 37.5rem) and (orientation: portrait)";

/**
 * Fetches the full style sheet, of which a document holds only some rules (decision 022), again where it was lost; it
 * applies to no medium until it is turned on.
 */
export function fetchFullStyle(media = "not all"): void {
  const sheet = document.querySelector<HTMLLinkElement>("link[rel=stylesheet][disabled]");
  if (sheet === null) return;
  const markLost = () => {
    sheet.disabled = true;
  };
  sheet.addEventListener("error", markLost, { once: true });
  sheet.media = media;
  sheet.disabled = false;
}

export function turnOnFullStyle(): void {
  document.querySelector("link[rel=stylesheet]")?.removeAttribute("media");
}

/** Has the browser wait for it, where a document lacks the rules of what is below its first screen. */
export function awaitFullStyle(): void {
  const rest = document.querySelector("link[data-rest]");
  if (rest === null) return;
  rest.setAttribute("blocking", "render");
  fetchFullStyle("");
}

/** Whether more than the top of the page may be seen first: at an anchor, after a reload or on a large screen. */
export function isMoreSeen(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return location.hash !== "" || matchMedia(largeScreen).matches || visit?.type !== "navigate";
}
