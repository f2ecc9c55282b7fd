import { listElements, type ElementTraits } from "./list-elements.ts";
import { selectRules } from "./select-rules.ts";

// How many parts of `main` a screen of up to 1,000 px shows, on pages that are too heavy for one round trip with all their rules.
const screensOf: Record<string, number> = { home: 1, services: 2 };

// What stands around the markup that React writes.
const frame = '<html lang="es"><body><div id="root">';

/** Whether the document's own rules cover only what is seen first; the others come with the full style sheet (decision 022). */
export function isFirstScreenOnly(page: string): boolean {
  return page in screensOf;
}

/** The rules of a style sheet that a kind of page needs before the full sheet is there, for all its pages in both languages. */
export function selectPageStyle(sheet: string, page: string, markups: readonly string[]): string {
  const elements = new Map<string, ElementTraits>();
  for (const markup of [frame, ...markups]) {
    for (const [text, element] of listElements(markup, screensOf[page]))
      elements.set(text, element);
  }
  return selectRules(sheet, [...elements.values()]);
}
