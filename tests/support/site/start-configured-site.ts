import { spawn } from "node:child_process";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { foldersBeside } from "../../../generator/build-folders.ts";
import { readEnvironment } from "../../../generator/read-environment.ts";
import { configuredEnvironment, configuredReports, isBuiltVariable } from "./configured-site.ts";
import { compressQuickly, copyProject, takeBuildCache } from "../copy-project.ts";
import { startDelivery } from "../delivery/delivery-service.ts";
import { deliveryPort } from "./test-ports.ts";

// Serves the site with every third party configured; its blog comes from the tests' delivery service. `npm test` builds
// it earlier, while the unit tests run.
const { "build-only": isBuildOnly } = parseArgs({
  options: { "build-only": { type: "boolean" } },
}).values;
const projectDir = resolve(".cache/configured-project");
const service = resolve("service/main.ts");
Object.assign(process.env, configuredEnvironment, { NODE_ENV: "production" });
const delivery = await startDelivery({ port: deliveryPort });
if (process.env[isBuiltVariable] === undefined) await build();
if (isBuildOnly === true) await delivery.stop();
else serve();

async function build(): Promise<void> {
  const environment = readEnvironment();
  await copyProject(projectDir, configuredReports);
  await compressQuickly(projectDir);
  await takeBuildCache(join(projectDir, "demo"));
  process.chdir(projectDir);
  const { buildSite } = (await import(
    pathToFileURL(join(projectDir, "generator/build-site.ts")).href
  )) as typeof import("../../../generator/build-site.ts");
  await buildSite(environment, foldersBeside(join(projectDir, "demo/dist")));
}

function serve(): void {
  process.chdir(projectDir);
  const server = spawn(process.execPath, [service, "--site", join(projectDir, "demo/dist")], {
    stdio: "inherit",
  });
  process.on("exit", () => server.kill());
  process.on("SIGTERM", () => process.exit());
}
