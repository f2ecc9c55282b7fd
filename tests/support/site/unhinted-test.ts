import { test as base } from "./site-test.ts";

/** Letters are as wide as on most screens: Chromium without a screen rounds them to whole points. Files share its browsers. */
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
