import { readFile } from "node:fs/promises";
import { expect, type Frame, type Page } from "@playwright/test";
import { noteProof } from "./note-proof.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
// Rules that a color scheme or a width can break although the elements are the same.
const rulesOfStyle = [
  "color-contrast",
  "link-in-text-block",
  "scrollable-region-focusable",
  "target-size",
];

const axeSource = readFile(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");

type Axe = {
  run: (
    part: { include: readonly string[]; exclude: string[] },
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
};

/**
 * Loads axe once into each document. AxeBuilder evaluates this half megabyte twice for each analysis, and returns all
 * results.
 */
async function loadAxe(frames: readonly Frame[]): Promise<void> {
  for (const frame of frames) {
    if (await frame.evaluate(() => "axe" in globalThis)) continue;
    await frame.evaluate(await axeSource);
  }
}

/** Returns the rules that a part of a page breaks outside of its frames, each with its first element. */
export async function listViolations(page: Page, part: string): Promise<string[]> {
  await loadAxe([page.mainFrame()]);
  return page.evaluate(async (include) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const within = { include: [include], exclude: ["iframe"] };
    const { violations } = await axe.run(within, { resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`);
  }, part);
}

/**
 * Fails with the broken rules and their elements; `style` checks only rules of color and size, `parts` are the parts
 * changed since the last full check, and `isFramed` is false where what is framed is looked at by itself.
 */
export async function expectNoViolation(
  page: Page,
  state: string,
  rules: "all" | "style" = "all",
  parts?: readonly string[],
  isFramed = true,
): Promise<void> {
  await loadAxe(isFramed ? page.frames() : [page.mainFrame()]);
  const found = await page.evaluate(
    async ({ include, exclude, options }) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      const missed = include?.filter((part) => document.querySelector(part) === null);
      if (missed?.length) throw new Error(`The page has no ${missed.join(" and no ")}`);
      const { violations } = await axe.run({ include: include ?? ["html"], exclude }, options);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`,
      );
    },
    {
      include: parts,
      exclude: isFramed ? [] : ["iframe"],
      options: {
        runOnly: rules === "style" ? rulesOfStyle : tags,
        rules: { "target-size": { enabled: true } },
        resultTypes: ["violations"],
      },
    },
  );
  const kind = rules === "all" ? "no violation, all rules" : "no violation, rules of style";
  expect.soft(found, await noteProof(page, kind, state)).toEqual([]);
}

/** The narrowest page that WCAG requires (1.4.10) shows everything without scrolling sideways. */
export async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  const place = await noteProof(page, "no sideways scroll", state);
  // Drawings for a width are redrawn first.
  await expect.soft
    .poll(async () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), place)
    .toBeLessThanOrEqual(0);
}
