import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readLastStage, startContainer } from "./container-folder.ts";
import { makeSite } from "./make-site.ts";
import { makeDataDir } from "../support/stores/place.ts";

test("the image serves an owner's folder and runs the owner's commands, and its health is checked", async () => {
  const { user, health, command, environment } = readLastStage();
  expect([user, command]).toEqual([["node"], ["data-analyst-site", "host"]]);
  expect(environment).toMatchObject({ PORT: "80", DATA_DIR: "/storage/data" });
  const dataDir = makeDataDir();
  const { program, folder, env, port, service } = await startContainer(makeSite(), {
    DATA_DIR: dataDir,
  });
  const ask = () =>
    spawnSync(process.execPath, health.slice(1), { env: { ...env, PORT: String(port) } }).status;
  expect(ask()).toBe(0);
  for (const args of [
    ["mail", "list"],
    ["bookings", "list"],
    ["backup", join(dataDir, "copy")],
  ]) {
    const { status, stderr } = spawnSync(process.execPath, [program, ...args], {
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

test("the hooks of a host that copies /storage save what is stored, and bring it back", async () => {
  const { program, folder, env, service } = await startContainer(makeSite(), {
    DATA_DIR: makeDataDir(),
  });
  const root = join(folder, "../..");
  mkdirSync(join(root, "bin"));
  symlinkSync(program, join(root, "bin/data-analyst-site"));
  const path = [join(root, "bin"), join(process.execPath, ".."), env["PATH"]].join(":");
  const hook = (name: string) => {
    const script = readFileSync(`deploy/hooks/${name}`, "utf8").replaceAll(
      "/storage",
      `${root}/storage`,
    );
    return spawnSync("/bin/sh", ["-c", script], { env: { ...env, PATH: path }, encoding: "utf8" });
  };
  expect(hook("pre-backup").stdout).toMatch(/Enquiries: 0, bookings: 0/);
  expect(hook("pre-backup").status).toBe(0);
  expect(hook("post-restore").stderr).toMatch(/in use|uses/);
  service.kill("SIGTERM");
  await once(service, "exit");
  expect(hook("post-restore")).toMatchObject({ status: 0, stderr: "" });
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
  expect(stages).toEqual(["${NODE_IMAGE}", "${NODE_IMAGE}"]);
});
