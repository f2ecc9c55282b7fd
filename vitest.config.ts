import { defineConfig } from "vitest/config";

const test = {
  testTimeout: 30_000,
  // The retries of the content service's client wait for real: all at once.
  maxConcurrency: 12,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...test,
          name: "unit",
          include: [
            "{contracts,dashboards,site,service,art,bench,checks,generator,scripts}/**/*.test.{ts,tsx}",
            "tests/architecture/**/*.test.ts",
          ],
        },
      },
      { test: { ...test, name: "contract", include: ["tests/contract/**/*.test.ts"] } },
      // Reads the pages that the build wrote.
      { test: { ...test, name: "documents", include: ["tests/documents/**/*.test.ts"] } },
    ],
  },
});
