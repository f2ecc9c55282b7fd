import { test as base } from "./site-test.ts";

/**
 * Without font hinting letters are as wide as on most screens: headless Chromium rounds them to whole points. Test
 * files share these browsers.
 */
export const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), "--font-render-hinting=none"],
      }),
    { scope: "worker" },
  ],
});
