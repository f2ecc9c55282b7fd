import type { RememberText } from "../cache/remember-text.ts";
import { describeElement } from "./index-elements.ts";
import type { ElementTraits } from "./list-elements.ts";

const sources = ["generator/styles/*.ts"];

/**
 * Collects elements that a style sheet can distinguish: a thousand posts have a hundred thousand tags, most of them
 * equal except for addresses.
 */
export function collectElements(sheet: string) {
  const ids = new Set([...sheet.matchAll(/#([\w-]+)/g)].map(([, id = ""]) => id));
  const different = new Map<string, ElementTraits>();
  return {
    add(elements: Iterable<ElementTraits>): void {
      for (const element of elements) different.set(describeElement(element, ids), element);
    },
    /** Selects the rules of the sheet that these elements need before the full sheet is loaded. */
    async selectStyle(remember: RememberText): Promise<string> {
      const what = JSON.stringify(["style", sheet, ...[...different.keys()].toSorted()]);
      return remember(what, sources, async () => {
        // Imported on demand: nothing else in a build needs the CSS parser.
        const { selectRules } = await import("./select-rules.ts");
        return selectRules(sheet, [...different.values()]);
      });
    },
  };
}
