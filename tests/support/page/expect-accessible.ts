import { readFile } from "node:fs/promises";
import { expect, type Frame, type Page } from "@playwright/test";
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
    part: Document | { include: readonly string[]; exclude: string[] },
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
};

/** Axe, once for each document. Its own AxeBuilder reads and runs this half megabyte twice for each look, and hands over all results. */
async function loadAxe(frames: readonly Frame[]): Promise<void> {
  for (const frame of frames) {
    if (await frame.evaluate(() => "axe" in globalThis)) continue;
    await frame.evaluate(await axeSource);
  }
}

/** The rules, of all that Axe looks at unless told otherwise, which a part of a page breaks outside its frames, with the first element of each. */
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
 * Fails with the rules that a page breaks, each with the elements that break it; `style` looks at those of colour and size alone,
 * and parts are what has changed since the page was looked at whole.
 */
export async function expectNoViolation(
  page: Page,
  state: string,
  rules: "all" | "style" = "all",
  parts?: readonly string[],
): Promise<void> {
  await loadAxe(page.frames());
  const found = await page.evaluate(
    async ({ include, options }) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      const missed = include?.filter((part) => document.querySelector(part) === null);
      if (missed?.length) throw new Error(`The page has no ${missed.join(" and no ")}`);
      const { violations } = await axe.run(
        include === undefined ? document : { include, exclude: [] },
        options,
      );
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`,
      );
    },
    {
      include: parts,
      options: {
        runOnly: rules === "style" ? rulesOfStyle : tags,
        rules: { "target-size": { enabled: true } },
        resultTypes: ["violations"],
      },
    },
  );
  expect.soft(found, state).toEqual([]);
  const kind = rules === "all" ? "no violation, all rules" : "no violation, rules of style";
  await noteProof(page, kind, state);
}

/** The narrowest page that WCAG asks for (1.4.10) shows everything without scrolling sideways. */
export async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  // What is drawn for its width is drawn anew.
  await expect.soft
    .poll(async () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), state)
    .toBeLessThanOrEqual(0);
  await noteProof(page, "no sideways scroll", state);
}
