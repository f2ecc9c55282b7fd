import type { Page } from "@playwright/test";

/** Returns the scripts that a page has requested so far. */
export async function listScripts(page: Page): Promise<string[]> {
  const names = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  );
  return [...new Set(names.filter((name) => name.endsWith(".js")))].toSorted();
}

/** Returns the scripts of a report that its budget counts (`tests/documents/budgets.test.ts`). */
export async function listModules(page: Page): Promise<string[]> {
  const modules = await page.locator("#boot").getAttribute("data-modules");
  return (modules ?? "").split(" ").toSorted();
}
