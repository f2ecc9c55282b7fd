import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { locales, localePrefix } from "../../contracts/locale.ts";
import { reportPath } from "../../contracts/report-paths.ts";
import { noteProof } from "../support/page/note-proof.ts";
import { listPages } from "../support/site/list-pages.ts";
import { expect, openApp, test } from "../support/site/site-test.ts";

type Result = { ruleId: string; value: [level: string, outcome: string]; snippet: string };
type Engine = {
  Checker: new () => {
    check: (page: Document, rules: string[]) => Promise<{ results: Result[] }>;
  };
};

// IBM Equal Access has other rules than axe.
const source = readFile(
  new URL(import.meta.resolve("accessibility-checker-engine/ace.js")),
  "utf8",
);
const kinds = [...new Map((await listPages()).map((page) => [page.name, page])).values()];

async function listViolations(page: Page): Promise<string[]> {
  // A frame that is not there yet has no language.
  for (const frame of page.frames()) await frame.waitForLoadState();
  await page.evaluate(await source);
  return page.evaluate(async () => {
    const { ace } = globalThis as unknown as { ace: Engine };
    const { results } = await new ace.Checker().check(document, ["WCAG_2_2"]);
    return (
      results
        .filter(({ value: [level, outcome] }) => level === "VIOLATION" && outcome === "FAIL")
        // A box inside of its label is not all of the target, as axe knows.
        .filter(({ ruleId }) => ruleId !== "target_spacing_sufficient")
        .map(({ ruleId, snippet }) => `${ruleId}: ${snippet.slice(0, 160)}`)
    );
  });
}

for (const locale of locales) {
  test(`IBM Equal Access finds nothing on any kind of page in ${locale}`, async ({
    page,
    expectedErrors,
  }) => {
    test.slow();
    expectedErrors.push(/404 \(Not Found\)/);
    const addresses = kinds.map(({ path }) => localePrefix[locale] + path);
    for (const address of [...addresses, reportPath("airline-satisfaction", locale)]) {
      await openApp(page, address);
      expect.soft(await listViolations(page), address).toEqual([]);
      await noteProof(page, "no violation, second engine", "page");
    }
  });
}
