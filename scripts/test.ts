import { mkdir, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { isBuiltVariable } from "../tests/support/site/configured-site.ts";
import { isBuildCurrent } from "../generator/build-stamp.ts";
import { ensureChromium } from "./suite/find-chromium.ts";
import { readArguments } from "./command/read-arguments.ts";
import { runToEnd } from "./command/run-script.ts";
import { ensurePostgres } from "./suite/find-postgres.ts";
import { describeProofs } from "./suite/describe-proofs.ts";
import { readBrowserCounts, readUnitCounts, type Counts } from "./suite/read-results.ts";
import { everything, testAreas, type TestArea } from "./suite/test-areas.ts";

// Everything: checks and unit tests beside the builds, what the built pages say and the contract tests; then the journeys in a real
// browser. Or, with --only, one area of it. The ports of the servers under test are chosen here, once for all processes.
const resultsDir = ".cache/test-results";
const results: Counts[] = [];
const times: string[] = [];
const { checks, vitest, browser } = chooseArea();
// Some 200 processes are started that read the same modules.
process.env["NODE_COMPILE_CACHE"] ??= resolve(".cache/node-compile-cache");
const started = performance.now();
await rm(resultsDir, { recursive: true, force: true });
await mkdir(resultsDir, { recursive: true });
await Promise.all([lookAndCalculate(), buildAndCall()]);
if (browser !== undefined) await browse(browser);

times.push(`in all ${since(started)}`);
console.log(`Time by part: ${times.join(", ")}`);
for (const { name, reason } of results.flatMap(({ failures }) => failures))
  console.log([`Failed: ${name}`, ...reason.map((line) => `  ${line}`)].join("\n"));
const sum = (name: Exclude<keyof Counts, "failures">): number =>
  results.reduce((total, counts) => total + counts[name], 0);
const skipped = sum("skipped") === 0 ? "" : `, ${String(sum("skipped"))} skipped`;
console.log(`${String(sum("passed"))} passed, ${String(sum("failed"))} failed${skipped}`);
process.exitCode = sum("failed") === 0 ? 0 : 1;

function chooseArea(): TestArea {
  const { only } = readArguments(
    "npm test -- [--only AREA]",
    () => parseArgs({ options: { only: { type: "string" } } }).values,
  );
  if (only === undefined) return everything;
  const area = testAreas[only];
  if (area !== undefined) return area;
  console.error(`There is no area "${only}". Areas: ${Object.keys(testAreas).join(", ")}`);
  process.exit(1);
}

async function lookAndCalculate(): Promise<void> {
  if (checks === true) await runStep("checks", "scripts/check.ts");
  if (vitest.includes("unit")) await runUnits("unit");
}

async function buildAndCall(): Promise<void> {
  const isReading = vitest.includes("documents");
  if (isReading || browser !== undefined) await build();
  if (isReading) {
    await runStep("check of the documents", "scripts/check-content.ts", ["--dist"]);
    await runUnits("documents");
  }
  if (browser !== undefined) await prepareBrowser(browser.projects);
  if (vitest.includes("contract")) await runUnits("contract");
  if (vitest.includes("postgres")) {
    await ensurePostgres();
    await runUnits("postgres");
  }
  // Not among everything: it needs nginx and Caddy.
  if (vitest.includes("deployment")) {
    await ensurePostgres();
    await runUnits("deployment");
  }
}

async function build(): Promise<void> {
  if (!(await isBuildCurrent())) await runStep("build", "scripts/build.ts");
}

async function prepareBrowser(projects: readonly string[]): Promise<void> {
  await ensureChromium();
  if (projects.length > 0 && !projects.includes("configured")) return;
  const built = await runStep("configured build", "tests/support/site/start-configured-site.ts", [
    "--build-only",
  ]);
  if (built) process.env[isBuiltVariable] = "yes";
}

async function browse({ projects, files }: NonNullable<TestArea["browser"]>): Promise<void> {
  const file = `${resultsDir}/browser.json`;
  process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] = file;
  const options = projects.map((project) => `--project=${project}`);
  await time("browser", "playwright", ["test", "--reporter=line,json", ...options, ...files]);
  const { proofs, ...counts } = await readBrowserCounts(file);
  results.push(counts);
  for (const line of describeProofs(proofs)) console.log(line);
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

function since(begun: number): string {
  return `${((performance.now() - begun) / 1000).toFixed(0)} s`;
}
