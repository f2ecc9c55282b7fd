import type { Page } from "@playwright/test";

export async function listKept(page: Page): Promise<string[]> {
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ""),
    ...(await caches.keys()),
  ]);
  const cookies = await page.context().cookies();
  return [...stored, ...cookies.map(({ name }) => name)];
}
