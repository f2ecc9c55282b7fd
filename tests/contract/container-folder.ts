import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { installPackage } from "../support/folder/install-package.ts";
import type { Settings } from "./service-process.ts";

type Container = {
  /** The command of the image, which `docker exec` runs too, and the owner's folder. */
  program: string;
  folder: string;
  /** The whole environment of its programs. */
  env: Record<string, string | undefined>;
  port: number;
  service: ChildProcess;
};

/** Returns the last stage of the Dockerfile: its variables, its user, its health check and its command. */
export function readLastStage() {
  const stage =
    readFileSync("Dockerfile", "utf8")
      .split(/^FROM /m)
      .at(-1) ?? "";
  const read = (instruction: string) =>
    [...stage.matchAll(new RegExp(`^${instruction} (.*)$`, "gm"))].map(([, words = ""]) => words);
  return {
    environment: Object.fromEntries(
      read("ENV").flatMap((words) => words.split(" ").map((pair) => pair.split("="))),
    ) as Record<string, string>,
    user: read("USER"),
    health: JSON.parse(read("HEALTHCHECK")[0]?.replace(/^.*?CMD /, "") ?? "[]") as string[],
    command: JSON.parse(read("CMD")[0] ?? "[]") as string[],
  };
}

/** Serves a built site with the image's files and variables, on a free loopback port, for the duration of a test. */
export async function startContainer(siteDir: string, settings: Settings): Promise<Container> {
  const root = mkdtempSync(join(tmpdir(), "container-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const [app, folder] = [join(root, "app"), join(root, "storage/site")];
  installPackage(app);
  mkdirSync(folder, { recursive: true });
  cpSync("demo/site.config.ts", join(folder, "site.config.ts"));
  const program = join(app, "node_modules/data-analyst-site/bin/data-analyst-site.mjs");
  const own = { PATH: process.env["PATH"], ...readLastStage().environment };
  const env = { ...own, HOST: "127.0.0.1", PORT: "0", ...settings };
  const service = spawn(process.execPath, [program, "serve", "--site", siteDir], {
    cwd: folder,
    env,
  });
  onTestFinished(() => void service.kill("SIGKILL"));
  service.stderr.resume();
  const [line] = (await once(service.stdout, "data")) as [Buffer];
  const { port } = new URL(/http:\/\/\S+/.exec(line.toString())?.[0] ?? "");
  return { program, folder, env, port: Number(port), service };
}
