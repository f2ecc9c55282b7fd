import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { describeProofs } from "./describe-proofs.ts";
import { readBrowserCounts, readUnitCounts, splitFlaky, type Counts } from "./read-results.ts";

async function write(results: object): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "results-"));
  onTestFinished(async () => rm(folder, { recursive: true }));
  const file = join(folder, "results.json");
  await writeFile(file, JSON.stringify(results));
  return file;
}

const unitMessage =
  "AssertionError: expected 1 to be +0\n    at query/sum.test.ts:3:21\n    at run (runner.js:1:1)";
const browserMessage = `Error: \u001B[31mexpect(\u001B[39mlocator).toBeVisible() failed

Locator: getByRole('dialog')
Expected: visible
Timeout: 20000ms
Error: element(s) not found

Call log:
  - waiting for getByRole('dialog')

    at browser/menu.spec.ts:9:3`;

const unit = {
  numPassedTests: 3,
  numFailedTests: 1,
  numPendingTests: 2,
  testResults: [
    {
      name: resolve("query/sum.test.ts"),
      status: "failed",
      assertionResults: [
        { fullName: "adds", status: "passed", failureMessages: [] },
        { fullName: "adds nothing", status: "failed", failureMessages: [unitMessage] },
      ],
    },
  ],
};

test("counts what passed, failed and was skipped, names what failed and says why in a few lines", async () => {
  const reason = ["AssertionError: expected 1 to be +0"];
  const failures = [{ name: "query/sum.test.ts › adds nothing", reason }];
  const counts = { passed: 3, failed: 1, skipped: 2, failures };
  expect(await readUnitCounts(await write(unit))).toEqual(counts);
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 4 };
  const tests = ["expected", "unexpected"].map((status) => ({
    projectName: "once",
    status,
    annotations: [],
    results: [{ errors: status === "expected" ? [] : [{ message: browserMessage }, {}] }],
  }));
  const suites = [{ suites: [{ specs: [{ file: "menu.spec.ts", title: "opens", tests }] }] }];
  const browser = await write({ stats, errors: [{ message: "no browser" }], suites });
  expect(await readBrowserCounts(browser)).toMatchObject({
    passed: 5,
    failed: 3,
    skipped: 4,
    failures: [
      {
        name: "[once] menu.spec.ts › opens",
        reason: [
          "Error: expect(locator).toBeVisible() failed",
          "Locator: getByRole('dialog')",
          "Expected: visible",
          "Timeout: 20000ms",
          "Error: element(s) not found",
          "Call log:",
        ],
      },
      { name: "outside of a test", reason: ["no browser"] },
    ],
  });
});

test("a file that cannot be loaded, or a runner that ended early, is a failure", async () => {
  const file = {
    name: resolve("broken.test.ts"),
    status: "failed",
    message: "Cannot find module './sum.ts'",
    assertionResults: [],
  };
  const unloaded = await write({ ...unit, numFailedTests: 0, testResults: [file] });
  expect(await readUnitCounts(unloaded)).toMatchObject({
    failed: 1,
    failures: [{ name: "broken.test.ts", reason: ["Cannot find module './sum.ts'"] }],
  });
  expect(await readUnitCounts("nowhere.json")).toMatchObject({ passed: 0, failed: 1 });
  expect(await readBrowserCounts("nowhere.json")).toMatchObject({ passed: 0, failed: 1 });
});

function countFailures(names: readonly string[], passed: number): Counts {
  const failures = names.map((name) => ({ name, reason: [] }));
  return { passed, failed: names.length, skipped: 0, failures };
}

test("a failure that passes alone is flaky and counts as passed", () => {
  const { flaky, confirmed } = splitFlaky(countFailures(["a", "b"], 8), countFailures(["b"], 1));
  expect(flaky.map(({ name }) => name)).toEqual(["a"]);
  expect(confirmed).toEqual(countFailures(["b"], 9));
});

test.for([
  ["more than five are flaky", ["a", "b", "c", "d", "e", "f"], countFailures([], 6)],
  ["the second run ended early", ["a"], countFailures(["results were not written"], 0)],
  ["a failure was outside of a test", ["a", "outside of a test"], countFailures([], 1)],
] as const)("all failures stand where %s", ([, names, again]) => {
  const counts = countFailures(names, 8);
  expect(splitFlaky(counts, again).confirmed).toEqual(counts);
});

test("says at how many addresses, schemes, widths and states was looked", async () => {
  const kind = "no sideways scroll";
  const seen = { kind, address: "/", edition: "es", scheme: "dark", width: 320, state: "page" };
  const proofs = [seen, { ...seen, address: "/blog", scheme: "light" }, { ...seen, state: "menu" }];
  const annotations = proofs.map((proof) => ({
    type: "proof",
    description: JSON.stringify(proof),
  }));
  const stats = { expected: 1, unexpected: 0, flaky: 0, skipped: 0 };
  const suites = [{ suites: [{ specs: [{ tests: [{ annotations }] }] }] }];
  const file = await write({ stats, errors: [], suites });
  expect(describeProofs((await readBrowserCounts(file)).proofs)).toEqual([
    "no sideways scroll: looked 3 times, at 2 addresses, 1 editions, 2 schemes, 1 widths, 2 states",
  ]);
});
