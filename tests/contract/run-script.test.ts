import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { writeInstalledProject } from "../support/installed-project.ts";

const run = promisify(execFile);
// Loaded before the script: makes Node report Windows.
const pretendWindows =
  "data:text/javascript,Object.defineProperty(process,'platform',{value:'win32'})";

/** Makes a project in a folder whose name a shell would split. */
async function makeProject(nodeName: string): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), "run-"));
  onTestFinished(async () => rm(parent, { recursive: true }));
  const project = join(parent, "my site & more");
  const code = "console.log(JSON.stringify(process.argv.slice(2)))";
  writeInstalledProject(project, { name: "show-words", code }, nodeName);
  return project;
}

test.each([
  ["Windows", "node.exe", ["--import", pretendWindows]],
  ["other systems", "node", []],
])("a task runs from a folder with a space on %s", async (_system, nodeName, preload) => {
  const root = await makeProject(nodeName);
  const words = ["list", "two words", "a&b"];
  const args = [...preload, join(root, "scripts/run.mjs"), "scripts/show-words", ...words];
  const { stdout } = await run(process.execPath, args);
  expect(JSON.parse(stdout)).toEqual(words);
});
