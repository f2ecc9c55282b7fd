import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readLastStage, startContainer } from "./container-folder.ts";
import { makeSite } from "./make-site.ts";
import { makeDataDir } from "../support/stores/place.ts";

test("the container has all files that the service and the owner's commands need, and its health is checked", async () => {
  const { user, health } = readLastStage();
  expect(user).toEqual(["node"]);
  const dataDir = makeDataDir();
  const { folder, env, port, service } = await startContainer(makeSite(), { DATA_DIR: dataDir });
  const ask = () =>
    spawnSync(process.execPath, health.slice(1), { env: { ...env, PORT: String(port) } }).status;
  expect(ask()).toBe(0);
  for (const args of [
    ["scripts/mail.ts", "list"],
    ["scripts/bookings.ts", "list"],
    ["scripts/backup.ts", join(dataDir, "copy")],
  ]) {
    const { status, stderr } = spawnSync(process.execPath, args, {
      cwd: folder,
      env,
      encoding: "utf8",
    });
    expect([args[0], status, stderr]).toEqual([args[0], 0, ""]);
  }
  service.kill("SIGTERM");
  await once(service, "exit");
  expect(ask()).toBe(1);
});

test("the image is pinned by its digest, and runs the Node that the program is tested with, in all its stages", () => {
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
    dependencies: { node: string };
  };
  const dockerfile = readFileSync("Dockerfile", "utf8");
  const [, version] =
    /^ARG NODE_IMAGE=node:([\d.]+)-slim@sha256:[\da-f]{64}$/m.exec(dockerfile) ?? [];
  expect(version).toBe(dependencies.node);
  const stages = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(stages).toEqual(["${NODE_IMAGE}", "${NODE_IMAGE}", "${NODE_IMAGE}"]);
});
