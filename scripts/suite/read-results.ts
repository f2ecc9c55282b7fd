import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Proof } from "../../tests/support/page/note-proof.ts";

/** `failures` are printed at the end of the log. */
export type Counts = { passed: number; failed: number; skipped: number; failures: Failure[] };
/** The name of a test, or of what else failed, and the first lines of what it said. */
export type Failure = { name: string; reason: string[] };

const mostReasonLines = 6;
const mostFlaky = 5;

type Suite = { suites?: Suite[]; specs?: Spec[] };
type Spec = {
  file: string;
  title: string;
  tests: {
    projectName: string;
    status: string;
    annotations: Annotation[];
    results: { errors: { message?: string }[] }[];
  }[];
};
type Annotation = { type: string; description?: string };
type BrowserResults = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
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
  message: string;
  assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
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

function listUnitFailures({ name, status, message, assertionResults }: UnitFile): Failure[] {
  if (status !== "failed") return [];
  const place = relative(process.cwd(), name);
  const failed = assertionResults.filter((assertion) => assertion.status === "failed");
  if (failed.length === 0) return [{ name: place, reason: readReason(message) }];
  return failed.map(({ fullName, failureMessages }) => ({
    name: `${place} › ${fullName}`,
    reason: readReason(failureMessages?.[0]),
  }));
}

export async function readBrowserCounts(file: string): Promise<Counts & { proofs: Proof[] }> {
  const results = await readResults<BrowserResults>(file);
  if (results === undefined) return { ...countLostResults(file), proofs: [] };
  const { expected, unexpected, flaky, skipped } = results.stats;
  const failed = unexpected + flaky + results.errors.length;
  const specs = results.suites.flatMap(listSpecs);
  const outside = results.errors.map(({ message }) => ({
    name: "outside of a test",
    reason: readReason(message),
  }));
  const failures = [...specs.flatMap(listBrowserFailures), ...outside];
  return { passed: expected, failed, skipped, failures, proofs: specs.flatMap(listProofs) };
}

/**
 * Splits failures by a second run of them alone: those that pass then are flaky, and count as passed unless they are
 * more than five. A failure outside a test, or a second run that ended early, confirms all.
 */
export function splitFlaky(counts: Counts, again: Counts): { flaky: Failure[]; confirmed: Counts } {
  const names = new Set(counts.failures.map(({ name }) => name));
  const failedAgain = new Set(again.failures.map(({ name }) => name));
  const isSettled =
    again.passed + again.failed === names.size &&
    again.failures.every(({ name }) => names.has(name));
  const flaky = isSettled ? counts.failures.filter(({ name }) => !failedAgain.has(name)) : [];
  if (flaky.length === 0 || flaky.length > mostFlaky) return { flaky, confirmed: counts };
  const failures = counts.failures.filter((failure) => !flaky.includes(failure));
  const passed = counts.passed + flaky.length;
  return { flaky, confirmed: { ...counts, passed, failed: failures.length, failures } };
}

function listSpecs({ suites = [], specs = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(listSpecs)];
}

function listBrowserFailures({ file, title, tests }: Spec): Failure[] {
  const failed = tests.filter(({ status }) => status === "unexpected" || status === "flaky");
  return failed.map(({ projectName, results }) => ({
    name: `[${projectName}] ${file} › ${title}`,
    reason: readReason(results.flatMap(({ errors }) => errors)[0]?.message),
  }));
}

/** The first lines of a message that say something, without the stack and the colors of a terminal. */
function readReason(message = ""): string[] {
  const lines = stripVTControlCharacters(message).split("\n");
  const stack = lines.findIndex((line) => /^\s+at /.test(line));
  return lines
    .slice(0, stack === -1 ? undefined : stack)
    .filter((line) => line.trim() !== "")
    .slice(0, mostReasonLines);
}

function listProofs({ tests }: Spec): Proof[] {
  return tests
    .flatMap(({ annotations }) => annotations)
    .filter(({ type }) => type === "proof")
    .map(({ description = "" }) => JSON.parse(description) as Proof);
}

function countLostResults(file: string): Counts {
  const failures = [{ name: `${file} was not written`, reason: [] }];
  return { passed: 0, failed: 1, skipped: 0, failures };
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
