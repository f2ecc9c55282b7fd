import { spawn } from "node:child_process";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { foldersBeside } from "../../tools/build-folders.ts";
import { readEnvironment } from "../../tools/read-environment.ts";
import { configuredReports } from "./configured-site.ts";
import { copyProject } from "./copy-project.ts";
import { startDelivery } from "./delivery/delivery-service.ts";

// The site as it is with every third party configured: its blog comes from the delivery service of the tests.
const service = resolve("service/main.ts");
process.env["NODE_ENV"] = "production";
const environment = readEnvironment();
const { VITE_CONTENTFUL_ORIGIN: contentOrigin } = environment;
await startDelivery({ port: Number(new URL(contentOrigin ?? "").port) });
const project = await copyProject(".cache/configured-project", configuredReports);
process.chdir(project);
const { buildSite } = (await import(
  pathToFileURL(join(project, "tools/build-site.ts")).href
)) as typeof import("../../tools/build-site.ts");
await buildSite(environment, foldersBeside("dist"));
const server = spawn(process.execPath, [service, "--site", resolve("dist")], { stdio: "inherit" });
process.on("exit", () => server.kill());
process.on("SIGTERM", () => process.exit());
