import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { distFolders } from "../generator/build-folders.ts";
import { isBuildCurrent } from "../generator/build-stamp.ts";
import { runToEnd } from "./command/run-script.ts";
import { parseArgs } from "node:util";
import { readArguments } from "./command/read-arguments.ts";
import { restoreReplaced } from "../roots/replaced-folder.ts";
import { inProduct } from "../roots/roots.ts";

readArguments("npm start", () => parseArgs());

restoreReplaced(distFolders.outDir);
if (!(await isBuildCurrent())) {
  const code = await runToEnd("scripts/build.ts");
  if (code !== 0) {
    if (!existsSync(distFolders.outDir)) process.exit(code);
    console.error("\nThe build failed: the site is served as it was built last.");
  }
}

const service = spawn(process.execPath, [inProduct("service/main.ts")], { stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => service.kill(signal));
}
service.on("exit", (code) => process.exit(code ?? 1));
