import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeSite } from "./make-site.ts";
import { makeDataDir } from "./service-process.ts";

/** The last stage of the Dockerfile: what it copies from the project, what it sets, and what it runs. */
function readLastStage() {
  const stage =
    readFileSync("Dockerfile", "utf8")
      .split(/^FROM /m)
      .at(-1) ?? "";
  const read = (instruction: string) =>
    [...stage.matchAll(new RegExp(`^${instruction} (.*)$`, "gm"))].map(([, words = ""]) => words);
  return {
    copied: read("COPY").filter((words) => !words.startsWith("--from")),
    environment: Object.fromEntries(
      read("ENV").flatMap((words) => words.split(" ").map((pair) => pair.split("="))),
    ) as Record<string, string>,
    user: read("USER"),
    health: JSON.parse(read("HEALTHCHECK")[0]?.replace(/^.*?CMD /, "") ?? "[]") as string[],
    command: JSON.parse(read("CMD")[0] ?? "[]") as string[],
  };
}

test("what the container holds is all that the service and the owner's commands need, and its health is asked", async () => {
  const { copied, environment, user, health, command } = readLastStage();
  expect(user).toEqual(["node"]);
  const folder = mkdtempSync(join(tmpdir(), "container-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const words of copied) {
    const names = words.split(" ");
    const target = names.at(-1) ?? "";
    for (const name of names.slice(0, -1))
      cpSync(name, join(folder, target.endsWith("/") ? name : target), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));

  const dataDir = makeDataDir();
  const port = "0";
  const env = {
    PATH: process.env["PATH"],
    ...environment,
    DATA_DIR: dataDir,
    HOST: "127.0.0.1",
    PORT: port,
  };
  const service = spawn(process.execPath, [...command.slice(1), "--site", makeSite()], {
    cwd: folder,
    env,
  });
  onTestFinished(() => void service.kill("SIGKILL"));
  const [line] = (await once(service.stdout, "data")) as [Buffer];
  const { port: given } = new URL(/http:\/\/\S+/.exec(line.toString())?.[0] ?? "");
  const ask = (asked: string) =>
    spawnSync(process.execPath, health.slice(1), { env: { ...env, PORT: asked } }).status;
  expect(ask(given)).toBe(0);
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
  expect(ask(given)).toBe(1);
});
