import { matchPath, splitEdition } from "../../routes.ts";
import { isClosed, navigate } from "./location.ts";
import { isOnThisPage } from "./open-address.ts";
import { noteFollowed } from "./followed-links.ts";
import { noteTitle } from "./known-titles.ts";

// A link that opens a dialog opens its page only without the app; one with a type leads to a file.
const pageLink = "a[href]:not([aria-haspopup], [target], [download], [type])";

/** Returns the link around an event's target if it leads to a page of the app; the browser follows all others. */
export function findPageLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(pageLink) : null;
  if (link === null || link.origin !== location.origin) return undefined;
  if (isOnThisPage(link.href) || isClosed()) return undefined;
  const { name } = matchPath(splitEdition(link.pathname).path);
  return name === "notFound" || name === "trial" ? undefined : link;
}

/** Opens linked pages without loading a document; returns a function that stops it. */
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
  noteFollowed(link);
  navigate(link.href);
}
