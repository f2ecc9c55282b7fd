import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import type { Proof } from "../../tests/support/page/note-proof.ts";

/** `failures` names what failed, for the end of the log. */
export type Counts = { passed: number; failed: number; skipped: number; failures: string[] };

type Suite = { suites?: Suite[]; specs?: Spec[] };
type Spec = {
  file: string;
  title: string;
  tests: { projectName: string; status: string; annotations: Annotation[] }[];
};
type Annotation = { type: string; description?: string };
type BrowserResults = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites: Suite[];
};

type UnitResults = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: UnitFile[];
};
type UnitFile = {
  name: string;
  status: string;
  assertionResults: { fullName: string; status: string }[];
};

export async function readUnitCounts(file: string): Promise<Counts> {
  const results = await readResults<UnitResults>(file);
  if (results === undefined) return countLostResults(file);
  const { numPassedTests, numFailedTests, numPendingTests } = results;
  const failures = results.testResults.flatMap(listUnitFailures);
  // A file that cannot be loaded fails without a failed test.
  const failed = Math.max(numFailedTests, failures.length);
  return { passed: numPassedTests, failed, skipped: numPendingTests, failures };
}

function listUnitFailures({ name, status, assertionResults }: UnitFile): string[] {
  if (status !== "failed") return [];
  const place = relative(process.cwd(), name);
  const failed = assertionResults.filter((assertion) => assertion.status === "failed");
  return failed.length === 0 ? [place] : failed.map(({ fullName }) => `${place} › ${fullName}`);
}

export async function readBrowserCounts(file: string): Promise<Counts & { proofs: Proof[] }> {
  const results = await readResults<BrowserResults>(file);
  if (results === undefined) return { ...countLostResults(file), proofs: [] };
  const { expected, unexpected, flaky, skipped } = results.stats;
  const failed = unexpected + flaky + results.errors.length;
  const specs = results.suites.flatMap(listSpecs);
  const failures = specs.flatMap(listBrowserFailures);
  return { passed: expected, failed, skipped, failures, proofs: specs.flatMap(listProofs) };
}

function listSpecs({ suites = [], specs = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(listSpecs)];
}

function listBrowserFailures({ file, title, tests }: Spec): string[] {
  const failed = tests.filter(({ status }) => status === "unexpected" || status === "flaky");
  return failed.map(({ projectName }) => `[${projectName}] ${file} › ${title}`);
}

function listProofs({ tests }: Spec): Proof[] {
  return tests
    .flatMap(({ annotations }) => annotations)
    .filter(({ type }) => type === "proof")
    .map(({ description = "" }) => JSON.parse(description) as Proof);
}

function countLostResults(file: string): Counts {
  return { passed: 0, failed: 1, skipped: 0, failures: [`${file} was not written`] };
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
