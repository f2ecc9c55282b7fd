import { readFile } from "node:fs/promises";
import type { Proof } from "../../tests/support/page/note-proof.ts";

export type Counts = { passed: number; failed: number; skipped: number };

type Suite = { suites?: Suite[]; specs?: { tests: { annotations: Annotation[] }[] }[] };
type Annotation = { type: string; description?: string };
type BrowserResults = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites: Suite[];
};

export async function readUnitCounts(file: string): Promise<Counts> {
  const results = await readResults<{
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numFailedTestSuites: number;
  }>(file);
  if (results === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } = results;
  // A file that cannot be loaded fails without a failed test.
  const failed =
    numFailedTests === 0 && numFailedTestSuites > 0 ? numFailedTestSuites : numFailedTests;
  return { passed: numPassedTests, failed, skipped: numPendingTests };
}

export async function readBrowserCounts(file: string): Promise<Counts & { proofs: Proof[] }> {
  const results = await readResults<BrowserResults>(file);
  if (results === undefined) return { passed: 0, failed: 1, skipped: 0, proofs: [] };
  const { expected, unexpected, flaky, skipped } = results.stats;
  const failed = unexpected + flaky + results.errors.length;
  return { passed: expected, failed, skipped, proofs: results.suites.flatMap(listProofs) };
}

function listProofs({ suites = [], specs = [] }: Suite): Proof[] {
  const annotations = specs.flatMap(({ tests }) => tests.flatMap((test) => test.annotations));
  const own = annotations
    .filter(({ type }) => type === "proof")
    .map(({ description = "" }) => JSON.parse(description) as Proof);
  return [...own, ...suites.flatMap(listProofs)];
}

/** Undefined when the runner ended before it wrote its results. */
async function readResults<Results>(file: string): Promise<Results | undefined> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as Results;
  } catch {
    console.error(`${file} is missing: the runner ended early`);
    return undefined;
  }
}
