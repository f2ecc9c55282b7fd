import type { Locale } from "../../../contracts/locale.ts";
import type { HeadElement } from "../../head.ts";

// Metadata of the document alone, for programs that fetch it.
const ofDocument = "meta[property], script[type='application/ld+json']";

/** Updates the head only if it differs: each change recalculates the styles of the whole page. */
export function applyHead(locale: Locale, elements: HeadElement[]): void {
  const root = document.documentElement;
  if (root.lang !== locale) root.lang = locale;
  const shown = [...document.querySelectorAll("[data-head]")];
  const wanted = elements.map(createHeadElement);
  const isSame =
    shown.length === wanted.length &&
    wanted.every((element) => shown.some((other) => other.isEqualNode(element)));
  if (isSame) return;
  for (const element of [...shown, ...document.querySelectorAll(ofDocument)]) element.remove();
  document.head.append(...wanted);
}

function createHeadElement({ tag, attributes, text }: HeadElement): HTMLElement {
  const element = document.createElement(tag);
  element.dataset["head"] = "";
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (text !== undefined) element.textContent = text;
  return element;
}
