import { viewPath } from "../../../contracts/paths/view-path.ts";

/**
 * Reports the path of each page that is seen, and nothing else; not where the browser asks for no tracking. Must run
 * after the first paint, which a page rendered in advance has when it is shown.
 */
export function countViews(): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  if (doNotTrack === "1" || globalPrivacyControl === true) return;
  let seen: string | undefined;
  const count = (): void => {
    if (location.pathname === seen) return;
    seen = location.pathname;
    navigator.sendBeacon(viewPath, seen);
  };
  count();
  // The app moves from page to page without a document; browsers without this interface count documents alone.
  window.navigation?.addEventListener("navigatesuccess", count);
}
