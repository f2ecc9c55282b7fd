import type { Page } from "@playwright/test";
import { Window } from "happy-dom";

const parser = new new Window().DOMParser();
const read = (text: string | null): string => (text ?? "").replaceAll(/\s+/g, "");

/** Returns headings, paragraphs and items of the page's document that the page no longer shows, except in one part. */
export async function listLostText(page: Page, except: string): Promise<string[]> {
  const answer = await page.request.get(page.url());
  const served = parser.parseFromString(await answer.text(), "text/html");
  for (const element of served.querySelectorAll(`noscript, [role=status], ${except}`)) {
    element.remove();
  }
  const texts = served.querySelectorAll("main :is(h1, h2, h3, h4, p, li, dt, dd)");
  if (texts.length === 0) throw new Error(`The document of ${page.url()} has no text`);
  const shown = read(await page.locator("main").textContent());
  return [...texts]
    .map((element) => read(element.textContent))
    .filter((text) => !shown.includes(text));
}
