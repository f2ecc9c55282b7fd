import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

// The slowest tests: queued mails, three builds in a row, and a check of all types. They start first, so that none
// runs alone at the end.
const longest = [
  "tests/contract/mail-durability.test.ts",
  "tests/contract/cached-build.test.ts",
  "tests/contract/simulation.test.ts",
  "checks/repository-content.test.ts",
];

function isLongest({ moduleId }: TestSpecification): boolean {
  return longest.some((file) => moduleId.endsWith(file));
}

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- no array's
    const sorted = await super.sort(files);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

/** Tests of stored data; those declared with `testOnDatabases` run on SQLite and on PostgreSQL. */
const storeTests = [
  "service/{booking,mail}/{command,store}/*.test.ts",
  "service/delivery/delivery-queue.test.ts",
  "service/storage/schema.test.ts",
  "tests/stores/*.test.ts",
];

/** Tests of the reports' engine: neither network nor processes, but rows that take seconds to make. */
const reportTests = "tests/contract/{report-*,scatter-names}.test.ts";

const test = {
  // Only what hangs reaches these limits, on a machine ten times slower too.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 120_000 } },
  // Retries of the content service's client wait in real time, so these tests run at once.
  maxConcurrency: 12,
};

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...test,
          name: "unit",
          // No test file needs a process of its own; sharing one saves a third of the time.
          isolate: false,
          // The default on two cores is one.
          maxWorkers: "100%",
          include: [
            "{contracts,dashboards,ingest,site,service,art,bench,checks,generator,roots,scripts,studio}/**/*.test.{ts,tsx}",
            "tests/architecture/**/*.test.ts",
            reportTests,
          ],
          exclude: ["**/node_modules/**", ...storeTests],
        },
      },
      {
        test: {
          ...test,
          name: "contract",
          include: ["tests/contract/**/*.test.ts"],
          exclude: [reportTests],
          // Each test makes its own folder and service, and takes back what it sets in the environment.
          isolate: false,
          // These tests wait for timers, sockets and processes.
          maxWorkers: 4,
        },
      },
      {
        test: {
          ...test,
          name: "stores",
          // Each test makes its own folder or database.
          isolate: false,
          include: storeTests,
          globalSetup: "tests/support/stores/global-setup.ts",
          maxWorkers: 4,
        },
      },
      // Behind real proxies, which are not installed everywhere: run on request only.
      { test: { ...test, name: "deployment", include: ["tests/deployment/**/*.test.ts"] } },
      // Main journeys in Firefox and WebKitGTK.
      {
        test: {
          ...test,
          name: "engines",
          include: ["tests/engines/*.test.ts"],
        },
      },
      // Reads the built pages.
      {
        test: {
          ...test,
          name: "documents",
          isolate: false,
          maxWorkers: "100%",
          include: ["tests/documents/**/*.test.ts"],
        },
      },
    ],
  },
});
