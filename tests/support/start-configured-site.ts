import { spawn } from "node:child_process";
import { foldersBeside } from "../../tools/build-folders.ts";
import { buildSite } from "../../tools/build-site.ts";
import { readEnvironment } from "../../tools/read-environment.ts";
import { startDelivery } from "./delivery/delivery-service.ts";

// The site as it is with every third party configured: its blog comes from the delivery service of the tests.
const folders = foldersBeside(".cache/configured-site");
process.env["NODE_ENV"] = "production";
const { VITE_CONTENTFUL_ORIGIN: contentOrigin } = readEnvironment();
await startDelivery({ port: Number(new URL(contentOrigin ?? "").port) });
await buildSite(readEnvironment(), folders);
const service = spawn(process.execPath, ["service/main.ts", "--site", folders.outDir], {
  stdio: "inherit",
});
process.on("exit", () => service.kill());
