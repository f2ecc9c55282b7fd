import { matchPath, splitEdition } from "../../routes.ts";
import { navigate } from "./location.ts";
import { isOnThisPage } from "./open-address.ts";
import { noteTitle } from "./known-titles.ts";

// A link that opens a dialog leads to its page only without the app; one that names a type leads to a file.
const pageLink = "a[href]:not([aria-haspopup], [target], [download], [type])";

/** The link around an event's target that leads to a page of the app; files, reports and other sites are left to the browser. */
export function findPageLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(pageLink) : null;
  if (link === null || link.origin !== location.origin) return undefined;
  if (isOnThisPage(link.href)) return undefined;
  const { name } = matchPath(splitEdition(link.pathname).path);
  return name === "notFound" ? undefined : link;
}

/** Opens the pages that links lead to without loading a document; returns how to stop. */
export function followLinks(): () => void {
  addEventListener("click", follow);
  return () => removeEventListener("click", follow);
}

function follow(event: MouseEvent): void {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0) return;
  if (metaKey || ctrlKey || shiftKey || altKey) return;
  const link = findPageLink(event.target);
  if (link === undefined) return;
  event.preventDefault();
  noteTitle(link);
  navigate(link.href);
}
