// The only script that the system's own Node runs: it installs what the lockfile says and hands over to the pinned Node.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const isWindows = process.platform === "win32";
const root = fileURLToPath(new URL("..", import.meta.url));
const modules = join(root, "node_modules");
const stamp = join(modules, ".installed");
const node = join(modules, "node", "bin", isWindows ? "node.exe" : "node");
const [task = "scripts/start", ...args] = process.argv.slice(2);

const lock = createHash("sha256")
  .update(readFileSync(join(root, "package-lock.json")))
  .digest("hex");
if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== lock) {
  console.log("Installing (once, about a minute)...");
  // npm is a shell script on Windows: these words must hold nothing that a shell would split or expand.
  await run("npm", ["ci", "--no-fund", "--no-audit", "--loglevel=error"], { shell: isWindows });
  writeFileSync(stamp, lock);
}
// Commands that work without readable settings; the others end with a line that names the fault.
const tolerant = ["build", "doctor", "serve", "start"].map((name) => `scripts/${name}`);
const required = new URL("command/require-settings.ts", import.meta.url).href;
const before = tolerant.includes(task) ? [] : ["--import", required];
await run(node, [...before, join(root, `${task}.ts`), ...args]);

async function run(command, commandArgs, options = {}) {
  const child = spawn(command, commandArgs, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, PATH: join(modules, ".bin") + delimiter + process.env.PATH },
    ...options,
  });
  // A signal to this process is meant for its child, whose end ends this one.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  // npm passes a signal to its shell, which ends without passing it on.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event && process.ppid !== parent) child.kill("SIGTERM");
  }, 1000);
  const code = await new Promise((resolve) => {
    child.on("error", (error) => {
      console.error(`${command} could not be run: ${error.message}`);
      resolve(1);
    });
    child.on("exit", (status) => resolve(status ?? 1));
  });
  clearInterval(watch);
  if (code !== 0) process.exit(code);
}
