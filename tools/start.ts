import { spawn } from "node:child_process";
import { isBuildCurrent } from "./build-stamp.ts";
import { runScript } from "./run-script.ts";

// Builds when something changed since the last build, then serves site, mail and booking.
if (!(await isBuildCurrent())) await runScript("tools/build.ts");

const service = spawn(process.execPath, ["service/main.ts"], { stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => service.kill(signal));
}
service.on("exit", (code) => process.exit(code ?? 1));
