import type { RememberText } from "../cache/remember-text.ts";
import { describeElement } from "./index-elements.ts";
import type { ElementTraits } from "./list-elements.ts";

const sources = ["generator/styles/*.ts"];

/** Collects elements that a style sheet can tell apart: a thousand posts have a hundred thousand tags, most with an address of their own. */
export function collectElements(sheet: string) {
  const ids = new Set([...sheet.matchAll(/#([\w-]+)/g)].map(([, id = ""]) => id));
  const different = new Map<string, ElementTraits>();
  return {
    add(elements: Iterable<ElementTraits>): void {
      for (const element of elements) different.set(describeElement(element, ids), element);
    },
    /** The rules of the sheet that they need before the full sheet is there. */
    async selectStyle(remember: RememberText): Promise<string> {
      const what = JSON.stringify(["style", sheet, ...[...different.keys()].toSorted()]);
      return remember(what, sources, async () => {
        // With the parser of style sheets, which nothing else of a build needs.
        const { selectRules } = await import("./select-rules.ts");
        return selectRules(sheet, [...different.values()]);
      });
    },
  };
}
