import type { Locale } from "../../../contracts/locale.ts";
import { tendDocument } from "../start/tend-document.ts";
import { isCrawler } from "./crawler.ts";

// Head elements that depend on the language; the address stays that of the document (D2).
const headOfLanguage = "[data-head]:not([rel=canonical])";

const root = document.documentElement;

type Edition = {
  request: XMLHttpRequest;
  wanted: Locale;
  isStarted: () => boolean;
  start: () => void;
};

/**
 * Replaces the document by the requested edition once both are parsed, unless the app has started. A crawler keeps the
 * document's own (D3).
 */
export async function takeEdition({ request, wanted, isStarted, start }: Edition): Promise<void> {
  if (isCrawler(navigator.userAgent)) return;
  if (request.readyState !== request.DONE) await once(request, "loadend");
  if (document.readyState === "loading") await once(document, "DOMContentLoaded");
  const other = request.responseXML;
  if (other?.documentElement.lang !== wanted || isStarted()) return;
  adopt(other);
  // Too late to be tended with the fonts.
  if ("fonts" in root.dataset) tendDocument(start);
}

async function once(target: EventTarget, type: string): Promise<Event> {
  return new Promise((resolve) => target.addEventListener(type, resolve));
}

function adopt(other: Document): void {
  const replacement = other.querySelector("#root");
  if (replacement !== null) document.querySelector("#root")?.replaceWith(replacement);
  for (const element of document.querySelectorAll(headOfLanguage)) element.remove();
  document.head.append(...other.querySelectorAll(headOfLanguage));
  root.lang = other.documentElement.lang;
  // The browser jumped to the anchor in the other language's layout.
  if (location.hash !== "" && "pending" in root.dataset) location.replace(location.hash);
}
