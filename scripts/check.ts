import { execFile } from "node:child_process";
import { parseArgs } from "node:util";
import { findTool } from "./command/find-tool.ts";
import { readArguments } from "./command/read-arguments.ts";

const { fix: mayFormat } = readArguments(
  "npm run check -- [--fix]    --fix puts spaces and line ends in order first",
  () => parseArgs({ options: { fix: { type: "boolean", default: false } } }).values,
);

const checks: Record<string, string> = {
  format: "oxfmt --check .",
  lint: "oxlint --deny-warnings",
  "types of contracts": checkTypes("contracts"),
  "types of site": checkTypes("site"),
  "types of dashboards": checkTypes("dashboards"),
  "types of service": checkTypes("service"),
  "types of ingest": checkTypes("ingest"),
  "types of the other programs": checkTypes("."),
  architecture:
    "depcruise --config .dependency-cruiser.mjs site dashboards service ingest contracts generator checks scripts studio roots bin art bench",
  "unused code": "knip",
  "copy and references": "node scripts/content/commands/check-content.ts",
};
const atOnce = 2;

if (mayFormat) await findFault("oxfmt .");
const queue = Object.entries(checks);
let failures = 0;
await Promise.all(Array.from({ length: atOnce }, workThrough));
console.log(
  `${String(Object.keys(checks).length - failures)} checks passed, ${String(failures)} failed`,
);
process.exitCode = failures === 0 ? 0 : 1;

/** Returns the command that checks a program's files, and those that depend on a changed one since it last ran. */
function checkTypes(program: string): string {
  const known = `.cache/types/${program === "." ? "others" : program}.json`;
  return `tsc -p ${program} --incremental --tsBuildInfoFile ${known}`;
}

async function workThrough(): Promise<void> {
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const [name, command] = next;
    const output = await findFault(command);
    if (output === undefined) continue;
    failures += 1;
    console.error(`\n${name}: ${command}\n${output}`);
  }
}

async function findFault(command: string): Promise<string | undefined> {
  const [file = "", ...args] = command.split(" ");
  return new Promise((resolve) => {
    const called = file === "node" ? args : [findTool(file) ?? file, ...args];
    execFile(process.execPath, called, { maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
      resolve(error === null ? undefined : stdout + stderr);
    });
  });
}
