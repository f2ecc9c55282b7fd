import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { noteProof } from "./note-proof.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
// Rules that a scheme or a width can break while the elements stay the same.
const rulesOfStyle = [
  "color-contrast",
  "link-in-text-block",
  "scrollable-region-focusable",
  "target-size",
];

const axeSource = readFile(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");

type Axe = {
  run: (
    page: Document,
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
};

/** Axe, once for each document. Its own AxeBuilder reads and runs this half megabyte twice for each look, and hands over all results. */
async function loadAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => "axe" in globalThis)) continue;
    await frame.evaluate(await axeSource);
  }
}

/** Fails with the rules that a page breaks, each with the elements that break it; `style` looks at those of colour and size alone. */
export async function expectNoViolation(
  page: Page,
  state: string,
  rules: "all" | "style" = "all",
): Promise<void> {
  await loadAxe(page);
  const found = await page.evaluate(
    async (options) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      const { violations } = await axe.run(document, options);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`,
      );
    },
    {
      runOnly: rules === "style" ? rulesOfStyle : tags,
      rules: { "target-size": { enabled: true } },
      resultTypes: ["violations"],
    },
  );
  expect.soft(found, state).toEqual([]);
  const kind = rules === "all" ? "no violation, all rules" : "no violation, rules of style";
  await noteProof(page, kind, state);
}

/** The narrowest page that WCAG asks for (1.4.10) shows everything without scrolling sideways. */
export async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(overflow, state).toBeLessThanOrEqual(0);
  await noteProof(page, "no sideways scroll", state);
}
