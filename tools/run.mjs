// The only script that the system's own Node runs: it installs what the lockfile says and hands over to the pinned Node.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const isWindows = process.platform === "win32";
const root = fileURLToPath(new URL("..", import.meta.url));
const modules = join(root, "node_modules");
const stamp = join(modules, ".installed");
const node = join(modules, "node", "bin", isWindows ? "node.exe" : "node");
const [task = "start", ...args] = process.argv.slice(2);

const lock = createHash("sha256")
  .update(readFileSync(join(root, "package-lock.json")))
  .digest("hex");
if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== lock) {
  console.log("Installing (once, about a minute)...");
  // npm is a script on Windows, and only a shell runs those: nothing that it would split or expand may stand in these words.
  run("npm", ["ci", "--no-fund", "--no-audit", "--loglevel=error"], { shell: isWindows });
  writeFileSync(stamp, lock);
}
run(node, [join(root, "tools", `${task}.ts`), ...args]);

function run(command, commandArgs, options = {}) {
  const { status, error } = spawnSync(command, commandArgs, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, PATH: join(modules, ".bin") + delimiter + process.env.PATH },
    ...options,
  });
  if (error) console.error(`${command} could not be run: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}
