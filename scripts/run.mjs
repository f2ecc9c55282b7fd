// The only script that the system's own Node runs: it installs what the lockfile says and hands over to the pinned Node.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, delimiter, dirname, join, resolve } from "node:path";

const isWindows = process.platform === "win32";
const root = dirname(import.meta.dirname);
const demonstration = join(root, "demo");
// Installed as a package, the product lies among its own dependencies.
const isPackage = basename(dirname(root)) === "node_modules";
const modules = isPackage ? dirname(root) : join(root, "node_modules");
const stamp = join(modules, ".installed");
const pinned = join(modules, "node", "bin", isWindows ? "node.exe" : "node");
const { folder, words } = readFolder(process.argv.slice(2));
const [task = "scripts/start", ...args] = words;

if (!isPackage) await install();
// Commands that work without readable settings; the others end with a line that names the fault.
const tolerant = "build doctor folder/init folder/update host serve start"
  .split(" ")
  .map((name) => `scripts/${name}`);
const required = new URL("command/require-settings.ts", import.meta.url).href;
const preloaded = tolerant.includes(task) ? [] : ["--import", required];
// Imports of #folder/… are of the demonstration by package.json.
const hook = new URL("../roots/preload.mjs", import.meta.url).href;
const preload = `--disable-warning=ExperimentalWarning --import=${hook}`;
const own = {
  SITE_FOLDER: folder,
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} ${preload}`.trim(),
};
// An update that was cut short while it swapped is finished first.
if (existsSync(join(folder, ".site/next/ready")))
  await run(findNode(), [join(root, "scripts/update/finish.ts")], own);
await run(
  findNode(),
  [...preloaded, join(root, `${task}.ts`), ...args],
  folder === demonstration ? {} : own,
);

/** Installs what the lockfile says, once. */
async function install() {
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  console.log("Installing (once, about a minute)...");
  // npm is a shell script on Windows: these words must hold nothing that a shell would split or expand.
  await run("npm", ["ci", "--no-fund", "--no-audit", "--loglevel=error"]);
  writeFileSync(stamp, lock);
}

/** Finds the owner's folder: `--root FOLDER`, else the current one if it has settings, else the demonstration. */
function readFolder(given) {
  const at = given.indexOf("--root");
  if (at !== -1) {
    const [, named = ""] = given.splice(at, 2);
    return { folder: resolve(named), words: given };
  }
  const isOwn = isPackage || existsSync("site.config.ts");
  return { folder: isOwn ? process.cwd() : demonstration, words: given };
}

/** Finds the pinned Node, or this one if it can run TypeScript: npm may be set to run no install script. */
function findNode() {
  if (existsSync(pinned) || process.features.typescript === undefined) return pinned;
  return process.execPath;
}

async function run(command, commandArgs, settings = {}) {
  const child = spawn(command, commandArgs, {
    cwd: command !== "npm" && folder !== demonstration ? process.cwd() : root,
    stdio: "inherit",
    shell: isWindows && command === "npm",
    env: {
      ...process.env,
      PATH: join(modules, ".bin") + delimiter + process.env.PATH,
      ...settings,
    },
  });
  // A signal to this process is meant for its child, whose end ends this one.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => child.kill(signal));
  // npm passes a signal to its shell, which ends without passing it on.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event && process.ppid !== parent) child.kill("SIGTERM");
  }, 1000);
  const code = await new Promise((end) => {
    child.on("error", (error) => {
      console.error(`${command} could not be run: ${error.message}`);
      end(1);
    });
    child.on("exit", (status) => end(status ?? 1));
  });
  clearInterval(watch);
  if (code !== 0) process.exit(code);
}
