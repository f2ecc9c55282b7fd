import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";

const run = promisify(execFile);
// Loaded before the script: what Node says of the machine on Windows.
const pretendWindows =
  "data:text/javascript,Object.defineProperty(process,'platform',{value:'win32'})";

/** A project that is installed, in a folder whose name a shell would split. */
async function makeProject(nodeName: string): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), "run-"));
  onTestFinished(async () => rm(parent, { recursive: true }));
  const root = join(parent, "my site & more");
  await mkdir(join(root, "tools"), { recursive: true });
  await mkdir(join(root, "node_modules/node/bin"), { recursive: true });
  await symlink(process.execPath, join(root, "node_modules/node/bin", nodeName));
  await copyFile("tools/run.mjs", join(root, "tools/run.mjs"));
  await copyFile("package-lock.json", join(root, "package-lock.json"));
  const lock = createHash("sha256").update(await readFile("package-lock.json"));
  await writeFile(join(root, "node_modules/.installed"), lock.digest("hex"));
  const task = "console.log(JSON.stringify(process.argv.slice(2)))";
  await writeFile(join(root, "tools/show-words.ts"), task);
  return root;
}

test.each([
  ["Windows", "node.exe", ["--import", pretendWindows]],
  ["other systems", "node", []],
])("a task runs from a folder with a space on %s", async (_system, nodeName, preload) => {
  const root = await makeProject(nodeName);
  const words = ["list", "two words", "a&b"];
  const args = [...preload, join(root, "tools/run.mjs"), "show-words", ...words];
  const { stdout } = await run(process.execPath, args);
  expect(JSON.parse(stdout)).toEqual(words);
});
