import { mkdir, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { isBuiltVariable } from "../tests/support/site/configured-site.ts";
import { isBuildCurrent } from "../generator/build-stamp.ts";
import { ensureChromium } from "./suite/find-chromium.ts";
import { readArguments } from "./command/read-arguments.ts";
import { runToEnd } from "./command/run-script.ts";
import { ensureEngines } from "./suite/find-engines.ts";
import { ensurePostgres } from "./suite/find-postgres.ts";
import { describeProofs } from "./suite/describe-proofs.ts";
import {
  readBrowserCounts,
  readUnitCounts,
  splitFlaky,
  type Counts,
  type Failure,
} from "./suite/read-results.ts";
import { recordDuration } from "./suite/record-duration.ts";
import { everything, testAreas, type TestArea } from "./suite/test-areas.ts";

// Runs one part after the other: each keeps all cores busy, and two at a time take 1.7 times the processor time.
// --only runs one area; --record writes the duration of a green run into the README.
const resultsDir = ".cache/test-results";
const results: Counts[] = [];
const times: string[] = [];
const options = readOptions();
const { checks, vitest, browser } = options.area;
// Some 200 processes are started that read the same modules.
process.env["NODE_COMPILE_CACHE"] ??= resolve(".cache/node-compile-cache");
// More room for young objects, which are collected less often.
process.env["NODE_OPTIONS"] = `${process.env["NODE_OPTIONS"] ?? ""} --max-semi-space-size=64`;
const started = performance.now();
await rm(resultsDir, { recursive: true, force: true });
await mkdir(resultsDir, { recursive: true });
if (needsSite() && !(await isBuildCurrent())) await runStep("build", "scripts/build.ts");
if (checks === true) await runStep("checks", "scripts/check.ts");
for (const project of vitest) await runProject(project);
if (browser !== undefined) {
  await prepareBrowser(browser.projects);
  results.push(await confirmFailures(await browse(browser.files)));
}

times.push(`in all ${since(started)}`);
console.log(`Time by part: ${times.join(", ")}`);
for (const failure of results.flatMap(({ failures }) => failures)) describeFailure(failure);
const sum = (name: Exclude<keyof Counts, "failures">): number =>
  results.reduce((total, counts) => total + counts[name], 0);
const skipped = sum("skipped") === 0 ? "" : `, ${String(sum("skipped"))} skipped`;
console.log(`${String(sum("passed"))} passed, ${String(sum("failed"))} failed${skipped}`);
process.exitCode = sum("failed") === 0 ? 0 : 1;
if (options.isRecording && process.exitCode === 0)
  await recordDuration((performance.now() - started) / 60_000);

function readOptions(): { area: TestArea; isRecording: boolean } {
  const { only, record } = readArguments(
    "npm test -- [--only AREA] [--record]",
    () => parseArgs({ options: { only: { type: "string" }, record: { type: "boolean" } } }).values,
  );
  if (only === undefined) return { area: everything, isRecording: record === true };
  const named = testAreas[only];
  if (named !== undefined) return { area: named, isRecording: false };
  console.error(`There is no area "${only}". Areas: ${Object.keys(testAreas).join(", ")}`);
  process.exit(1);
}

function needsSite(): boolean {
  return browser !== undefined || vitest.includes("documents") || vitest.includes("engines");
}

async function runProject(project: TestArea["vitest"][number]): Promise<void> {
  // Those behind real proxies need nginx and Caddy: only when they are asked for.
  if (project === "stores" || project === "deployment") await ensurePostgres();
  if (project === "documents") {
    await runStep("check of the documents", "scripts/content/commands/check-content.ts", [
      "--dist",
    ]);
  }
  if (project === "engines" && !(await ensureEngines())) {
    console.log("Not tried here: Firefox and WebKitGTK, which only Debian's root can install.");
    return;
  }
  await runUnits(project);
}

async function prepareBrowser(projects: readonly string[]): Promise<void> {
  await ensureChromium();
  if (projects.length > 0 && !projects.includes("configured")) return;
  const built = await runStep("configured build", "tests/support/site/start-configured-site.ts", [
    "--build-only",
  ]);
  if (built) process.env[isBuiltVariable] = "yes";
}

async function browse(files: readonly string[]): Promise<Counts> {
  const { proofs, ...counts } = await runBrowser("browser", [...listProjects(), ...files]);
  for (const line of describeProofs(proofs)) console.log(line);
  return counts;
}

function listProjects(): string[] {
  return (browser?.projects ?? []).map((project) => `--project=${project}`);
}

/** With CI=true, runs failed browser tests again, alone: those that pass are flaky, and more than five fail the run. */
async function confirmFailures(counts: Counts): Promise<Counts> {
  if (process.env["CI"] !== "true" || counts.failures.length === 0) return counts;
  const alone = ["--last-failed", "--workers=1", ...listProjects()];
  const again = await runBrowser("browser, failures again", alone);
  const { flaky, confirmed } = splitFlaky(counts, again);
  if (flaky.length > 0) console.log("flaky:");
  for (const failure of flaky) describeFailure(failure);
  return confirmed;
}

async function runBrowser(
  name: string,
  args: readonly string[],
): Promise<Awaited<ReturnType<typeof readBrowserCounts>>> {
  const file = `${resultsDir}/${name.replaceAll(/\W+/g, "-")}.json`;
  process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] = file;
  await time(name, "playwright", ["test", "--reporter=line,json", ...args]);
  return readBrowserCounts(file);
}

async function runUnits(project: string): Promise<void> {
  const file = `${resultsDir}/${project}.json`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile=${file}`];
  await time(project, "vitest", ["run", `--project=${project}`, ...reporters]);
  results.push(await readUnitCounts(file));
}

async function runStep(name: string, command: string, args?: readonly string[]): Promise<boolean> {
  const passed = (await time(name, command, args)) === 0;
  const failures = passed ? [] : [{ name, reason: [] }];
  results.push({ passed: Number(passed), failed: failures.length, skipped: 0, failures });
  return passed;
}

async function time(name: string, command: string, args?: readonly string[]): Promise<number> {
  const begun = performance.now();
  const code = await runToEnd(command, args);
  times.push(`${name} ${since(begun)}`);
  return code;
}

function describeFailure({ name, reason }: Failure): void {
  console.log([`Failed: ${name}`, ...reason.map((line) => `  ${line}`)].join("\n"));
}

function since(begun: number): string {
  return `${((performance.now() - begun) / 1000).toFixed(0)} s`;
}
