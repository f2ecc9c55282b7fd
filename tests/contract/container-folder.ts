import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { onTestFinished } from "vitest";
import type { Settings } from "./service-process.ts";

type Container = {
  folder: string;
  /** The whole environment of its programs. */
  env: Record<string, string | undefined>;
  port: number;
  service: ChildProcess;
};

/** Returns the last stage of the Dockerfile: the files that it copies, its variables and its command. */
export function readLastStage() {
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

/**
 * Runs the container's command in a folder with the image's files, on a free loopback port, for the duration of a test.
 */
export async function startContainer(siteDir: string, settings: Settings): Promise<Container> {
  const { copied, environment, command } = readLastStage();
  const folder = mkdtempSync(join(tmpdir(), "container-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const words of copied) {
    const names = words.split(" ");
    const target = names.at(-1) ?? "";
    for (const name of names.slice(0, -1))
      cpSync(name, join(folder, target.endsWith("/") ? join(target, basename(name)) : target), {
        recursive: true,
      });
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const own = { PATH: process.env["PATH"], ...environment, HOST: "127.0.0.1", PORT: "0" };
  const env = { ...own, ...settings };
  const service = spawn(process.execPath, [...command.slice(1), "--site", siteDir], {
    cwd: folder,
    env,
  });
  onTestFinished(() => void service.kill("SIGKILL"));
  service.stderr.resume();
  const [line] = (await once(service.stdout, "data")) as [Buffer];
  const { port } = new URL(/http:\/\/\S+/.exec(line.toString())?.[0] ?? "");
  return { folder, env, port: Number(port), service };
}
