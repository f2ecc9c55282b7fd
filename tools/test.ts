import { mkdir, readFile, rm } from "node:fs/promises";
import { isBuildCurrent } from "./build-stamp.ts";
import { ensureChromium } from "./find-chromium.ts";
import { runScript, runToEnd } from "./run-script.ts";

type Counts = { passed: number; failed: number };

const resultsDir = ".cache/test-results";
const unitResults = `${resultsDir}/unit.json`;
const browserResults = `${resultsDir}/browser.json`;

// Everything: checks, unit and contract tests, and the journeys in a real browser against the built site.
await rm(resultsDir, { recursive: true, force: true });
await mkdir(resultsDir, { recursive: true });
const checks = await runToEnd("tools/check.ts");
await runToEnd("vitest", [
  "run",
  "--reporter=default",
  "--reporter=json",
  `--outputFile=${unitResults}`,
]);
await ensureChromium();
if (!(await isBuildCurrent())) await runScript("tools/build.ts");
const documents = await runToEnd("tools/check-content.ts", ["--dist"]);
process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] = browserResults;
await runToEnd("playwright", ["test", "--reporter=line,json"]);

const unit = await readUnitCounts();
const browser = await readBrowserCounts();
const failedChecks = [checks, documents].filter((code) => code !== 0).length;
const passed = unit.passed + browser.passed + 2 - failedChecks;
const failed = unit.failed + browser.failed + failedChecks;
console.log(`${String(passed)} passed, ${String(failed)} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function readUnitCounts(): Promise<Counts> {
  const results = await readResults<{
    numPassedTests: number;
    numFailedTests: number;
    numFailedTestSuites: number;
  }>(unitResults);
  if (results === undefined) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numFailedTestSuites } = results;
  // A file that cannot be loaded fails without a failed test.
  const failures =
    numFailedTests === 0 && numFailedTestSuites > 0 ? numFailedTestSuites : numFailedTests;
  return { passed: numPassedTests, failed: failures };
}

async function readBrowserCounts(): Promise<Counts> {
  const results = await readResults<{
    stats: { expected: number; unexpected: number; flaky: number };
    errors: unknown[];
  }>(browserResults);
  if (results === undefined) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = results.stats;
  return { passed: expected, failed: unexpected + flaky + results.errors.length };
}

/** The results a runner wrote; none when it ended before it could. */
async function readResults<Results>(file: string): Promise<Results | undefined> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as Results;
  } catch {
    console.error(`${file} is missing: the runner ended early`);
    return undefined;
  }
}
