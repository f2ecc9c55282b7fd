import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { environmentFor } from "../../../roots/environment-for.ts";
import { configuredEnvironment, configuredReports, isBuiltVariable } from "./configured-site.ts";
import { copyFolder, quickCompression, takeBuildCache } from "../copy-project.ts";
import { startDelivery } from "../delivery/delivery-service.ts";
import { deliveryPort } from "./test-ports.ts";

// Serves the site with every third party configured; its blog comes from the tests' delivery service. `npm test` builds
// it earlier.
const { "build-only": isBuildOnly } = parseArgs({
  options: { "build-only": { type: "boolean" } },
}).values;
const folder = resolve(".cache/configured-folder");
const service = resolve("service/main.ts");
Object.assign(process.env, configuredEnvironment, { NODE_ENV: "production" });
const delivery = await startDelivery({ port: deliveryPort });
if (process.env[isBuiltVariable] === undefined) await build();
if (isBuildOnly === true) await delivery.stop();
else serve();

async function build(): Promise<void> {
  await copyFolder(folder, configuredReports);
  const settings = join(folder, "site.config.ts");
  const config = await readFile(settings, "utf8");
  await writeFile(settings, config.replace("signup: false", "signup: true"));
  await takeBuildCache(folder);
  const builder = spawn(process.execPath, [quickCompression, "scripts/build.ts"], {
    env: environmentFor(folder),
    stdio: "inherit",
  });
  const [code] = (await once(builder, "exit")) as [number | null];
  if (code !== 0) process.exit(1);
}

function serve(): void {
  const server = spawn(process.execPath, [service, "--site", join(folder, "dist")], {
    cwd: folder,
    stdio: "inherit",
  });
  process.on("exit", () => server.kill());
  process.on("SIGTERM", () => process.exit());
}
