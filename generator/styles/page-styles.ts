import type { RememberText } from "../cache/remember-text.ts";
import { listElements, type FirstScreen } from "./list-elements.ts";
import { collectElements } from "./select-style.ts";

// Pages whose full set of rules would not fit into one round trip: only the rules of a screen of up to 1,000 px are
// inlined.
const firstScreens: Record<string, FirstScreen> = {
  home: { children: 1 },
  services: { children: 2 },
  article: { children: Infinity, without: "related-posts" },
};

// Elements around React's markup, and an image, so that images below the first screen are not wider than the page.
const frame = '<html lang="es"><body><div id="root"><img>';

/** Describes what the full style sheet, loaded after the first paint, adds to a kind of page (decision 022). */
export function describeRest(page: string): "details" | "sections" {
  return (firstScreens[page]?.children ?? Infinity) === Infinity ? "details" : "sections";
}

/** Selects the rules that the pages of one kind, in both languages, need before the full style sheet is loaded. */
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
