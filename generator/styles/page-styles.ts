import type { RememberText } from "../cache/remember-text.ts";
import { listElements, type FirstScreen } from "./list-elements.ts";
import { collectElements } from "./select-style.ts";

// Pages that are too heavy for one round trip with all their rules: what a screen of up to 1,000 px shows of them.
const firstScreens: Record<string, FirstScreen> = {
  home: { children: 1 },
  services: { children: 2 },
  article: { children: Infinity, without: "related-posts" },
};

// What stands around the markup that React writes. A picture below the first screen must not be wider than the page.
const frame = '<html lang="es"><body><div id="root"><img>';

/** What the full style sheet, which comes after the first paint, still has for a kind of page (decision 022). */
export function describeRest(page: string): "details" | "sections" {
  return (firstScreens[page]?.children ?? Infinity) === Infinity ? "details" : "sections";
}

/** The rules of a style sheet that a kind of page needs before the full sheet is there, for all its pages in both languages. */
export async function selectPageStyle(
  sheet: string,
  { page, markups }: { page: string; markups: Iterable<string> | AsyncIterable<string> },
  remember: RememberText,
): Promise<string> {
  const elements = collectElements(sheet);
  elements.add(listElements(frame, firstScreens[page]).values());
  for await (const markup of markups) {
    elements.add(listElements(markup, firstScreens[page]).values());
  }
  return elements.selectStyle(remember);
}
