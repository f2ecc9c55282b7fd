import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "{contracts,dashboards,site,service,tools}/**/*.test.{ts,tsx}",
      "tests/{contract,architecture}/**/*.test.ts",
    ],
    testTimeout: 30_000,
    // The retries of the content service's client wait for real: all at once.
    maxConcurrency: 12,
  },
});
