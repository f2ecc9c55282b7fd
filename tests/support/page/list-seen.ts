import type { Locator } from "@playwright/test";

/** Returns those of some texts that are seen in a part: one look instead of one for each text. */
export async function listSeen(part: Locator, texts: readonly string[]): Promise<string[]> {
  return part.evaluate((root, all) => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in the page
    const squeeze = (text: string): string => text.replaceAll(/\s+/g, " ").trim().toLowerCase();
    const elements = [...root.querySelectorAll("*")].map((element) => ({
      element,
      text: squeeze(element.textContent),
    }));
    const isSeen = (wanted: string): boolean =>
      elements.some(
        ({ element, text }) =>
          text.includes(wanted) &&
          ![...element.children].some((child) => squeeze(child.textContent).includes(wanted)) &&
          element.checkVisibility({ visibilityProperty: true }),
      );
    return all.filter((text) => isSeen(squeeze(text)));
  }, texts);
}
