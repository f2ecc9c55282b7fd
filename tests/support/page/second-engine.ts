import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { noteProof } from "./note-proof.ts";

type Result = {
  ruleId: string;
  value: [level: string, outcome: string];
  path: { dom: string };
  snippet: string;
};
type Checker = {
  check: (part: Document | Element, rules: string[]) => Promise<{ results: Result[] }>;
  rulesetRules: Record<"WCAG_2_2", string[]>;
  ruleReasonLevels: Record<string, Record<"WCAG_2_2", Record<string, string>>>;
  engine: { ruleMap: Record<string, { run: (...given: unknown[]) => unknown }> };
};
type Engine = { Checker: new () => Checker };

const source = readFile(
  new URL(import.meta.resolve("accessibility-checker-engine/ace.js")),
  "utf8",
);

/** Checks a page or one part of it by IBM Equal Access, whose rules differ from axe's. */
export async function expectNoViolationInSecondEngine(
  page: Page,
  state: string,
  part?: string,
): Promise<void> {
  // A lazy frame without a document has no language.
  for (const frame of await page.locator("iframe").all()) await frame.scrollIntoViewIfNeeded();
  for (const frame of page.frames()) await frame.waitForLoadState();
  if (!(await page.evaluate(() => "ace" in globalThis))) await page.evaluate(await source);
  const place = await noteProof(page, "no violation, second engine", state);
  expect.soft(await listViolations(page, part), place).toEqual([]);
}

async function listViolations(page: Page, part?: string): Promise<string[]> {
  return page.evaluate(async (selector) => {
    const { ace } = globalThis as unknown as { ace: Engine };
    const checked = selector === undefined ? document : document.querySelector(selector);
    if (checked === null) throw new Error(`The page has no ${selector ?? ""}`);
    const checker = new ace.Checker();
    const { rulesetRules, ruleReasonLevels, engine } = checker;
    // Half of the rules only recommend or ask for a review, and take half of the time.
    const canViolate = (id: string): boolean =>
      Object.values(ruleReasonLevels[id]!.WCAG_2_2).includes("VIOLATION") &&
      String(engine.ruleMap[id]!.run).includes("RuleFail");
    // A box inside its label is not the whole target, as axe knows.
    const left = new Set(["target_spacing_sufficient"]);
    // The slowest rule fails only what an element's own style holds with "!important".
    const documents = [...document.querySelectorAll("iframe")].map((one) => one.contentDocument);
    const isForced = [document, ...documents].some((one) =>
      one?.querySelector("[style*=important]"),
    );
    if (!isForced) left.add("text_spacing_valid");
    const rules = [...new Set(rulesetRules.WCAG_2_2)].filter(
      (id) => !left.has(id) && canViolate(id),
    );
    if (rules.length < 80) throw new Error(`Only ${String(rules.length)} rules can be broken`);
    rulesetRules.WCAG_2_2 = rules;
    const { results } = await checker.check(checked, ["WCAG_2_2"]);
    return (
      results
        .filter(({ value: [level, outcome] }) => level === "VIOLATION" && outcome === "FAIL")
        // A label behind the menu, which is inert, is not laid out; this engine does not find it.
        .filter(({ ruleId, path }) => {
          const type = XPathResult.FIRST_ORDERED_NODE_TYPE;
          const found = document.evaluate(path.dom, document, null, type).singleNodeValue;
          const isLaidOut =
            !(found instanceof Element) || found.checkVisibility({ contentVisibilityAuto: true });
          return ruleId !== "input_label_exists" || isLaidOut;
        })
        .map(({ ruleId, snippet }) => `${ruleId}: ${snippet.slice(0, 160)}`)
    );
  }, part);
}
