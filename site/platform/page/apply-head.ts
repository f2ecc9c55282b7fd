import type { Locale } from "../../../contracts/locale.ts";
import type { HeadElement } from "../../head.ts";

export function applyHead(locale: Locale, elements: HeadElement[]): void {
  document.documentElement.lang = locale;
  for (const element of document.querySelectorAll("[data-head]")) element.remove();
  for (const { tag, attributes, text } of elements) {
    const element = document.createElement(tag);
    element.dataset["head"] = "";
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (text !== undefined) element.textContent = text;
    document.head.append(element);
  }
}
