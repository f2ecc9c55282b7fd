import { spawn } from "node:child_process";
import { parseArgs } from "node:util";
import { startStudio } from "../studio/server/start-studio.ts";
import { readArguments } from "./command/read-arguments.ts";
import { ownerRoot } from "../roots/roots.ts";

const usage = `npm run studio -- [--port PORT] [--no-open] [--no-preview]
  --port        where it listens, on this machine only; the pages of the preview are on the next two
  --no-open     prints the address and opens no browser
  --no-preview  without the pages of the site`;
const options = {
  port: { type: "string", default: "4400" },
  "no-open": { type: "boolean", default: false },
  "no-preview": { type: "boolean", default: false },
} as const;
const values = readArguments(usage, () => parseArgs({ options }).values);
const openers: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
  darwin: ["open"],
  win32: ["cmd", "/c", "start", ""],
  linux: ["xdg-open"],
};

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(0));
const address = await startStudio({
  root: ownerRoot,
  port: Number(values.port),
  hasPreview: !values["no-preview"],
});
console.log(`Studio on ${address}`);
const [opener, ...args] = openers[process.platform] ?? [];
if (!values["no-open"] && opener !== undefined) {
  spawn(opener, [...args, address], { stdio: "ignore" }).on("error", () => undefined);
}
