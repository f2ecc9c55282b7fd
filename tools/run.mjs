// The only script that the system's own Node runs: it installs what the lockfile says and hands over to the pinned Node.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const bin = join(root, "node_modules", ".bin");
const stamp = join(root, "node_modules", ".installed");
const [task = "start", ...args] = process.argv.slice(2);

const lock = createHash("sha256")
  .update(readFileSync(join(root, "package-lock.json")))
  .digest("hex");
if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== lock) {
  console.log("Installing (once, about a minute)...");
  run("npm", ["ci", "--no-fund", "--no-audit", "--loglevel=error"]);
  writeFileSync(stamp, lock);
}
run(join(bin, "node"), [join(root, "tools", `${task}.ts`), ...args]);

function run(command, commandArgs) {
  const { status, error } = spawnSync(command, commandArgs, {
    cwd: root,
    stdio: "inherit",
    // npm is a script on Windows.
    shell: process.platform === "win32",
    env: { ...process.env, PATH: bin + delimiter + process.env.PATH },
  });
  if (error) console.error(`${command} could not be run: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}
