import type { Page } from "@playwright/test";

/** Delays responses until they are released. */
export async function holdData(page: Page, pattern: string) {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const asked = page.waitForRequest(pattern);
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return { asked, letGo };
}
