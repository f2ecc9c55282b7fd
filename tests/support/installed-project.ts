import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

/** Writes the files that `npm start` needs in an installed project, with one task. */
export function writeInstalledProject(
  project: string,
  task: { name: string; code: string },
  nodeName = "node",
): void {
  for (const folder of ["scripts/command", "node_modules/node/bin"]) {
    mkdirSync(join(project, folder), { recursive: true });
  }
  symlinkSync(process.execPath, join(project, "node_modules/node/bin", nodeName));
  for (const file of ["scripts/run.mjs", "package-lock.json"]) {
    copyFileSync(join(root, file), join(project, file));
  }
  const lock = createHash("sha256").update(readFileSync(join(root, "package-lock.json")));
  writeFileSync(join(project, "node_modules/.installed"), lock.digest("hex"));
  // The project has no settings to read.
  writeFileSync(join(project, "scripts/command/require-settings.ts"), "");
  const scripts = { [task.name]: `node scripts/run.mjs scripts/${task.name}` };
  writeFileSync(join(project, "package.json"), JSON.stringify({ scripts }));
  writeFileSync(join(project, "scripts", `${task.name}.ts`), task.code);
}
