import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { parseEnv } from "node:util";
import type { Hono } from "hono";
import { stream } from "hono/streaming";
import type { Fault } from "../../generator/faults/fault.ts";
import { readPrinted } from "../store/read-printed.ts";
import { changeable } from "../store/run-content-script.ts";
import type { StudioContext } from "./studio-context.ts";
import { inProduct, productRoot } from "../../roots/roots.ts";
import { environmentFor } from "../../roots/environment-for.ts";

/** Last line of a step, as JSON; before it comes the progress. */
export type StepResult = { isPassed: boolean; faults: Fault[] };

type Ran = { code: number; output: string };

const steps = {
  doctor: "scripts/doctor.ts",
  content: "scripts/content/commands/check-content.ts",
  build: "scripts/build.ts",
} as const;

/** Adds the routes that check, build and publish the site, and that commit and push its changes. */
export function addPublishRoutes(studio: Hono, { root, inTurn }: StudioContext): void {
  studio.get("/_studio/api/publish", async (c) =>
    c.json({ ...(await describeRepository(root)), ...(await readTarget(root)) }),
  );
  studio.post("/_studio/api/publish/site", (c) =>
    stream(c, async (out) => {
      const child = spawn(process.execPath, [inProduct("scripts/publish/publish.ts")], {
        cwd: productRoot,
        env: environmentFor(root),
      });
      for (const said of [child.stdout, child.stderr])
        said.on("data", (lines: Buffer) => void out.write(lines));
      const [code] = (await once(child, "close")) as [number | null];
      await out.write(
        `\n${JSON.stringify({ isPassed: code === 0, faults: [] } satisfies StepResult)}`,
      );
    }),
  );
  studio.post("/_studio/api/publish/:step", async (c) => {
    const script = steps[c.req.param("step") as keyof typeof steps];
    if (script === undefined) return c.notFound();
    return stream(c, async (out) => {
      const child = spawn(process.execPath, [inProduct(script), "--json"], {
        cwd: productRoot,
        env: environmentFor(root),
      });
      out.onAbort(() => void child.kill());
      child.stderr.on("data", (progress: Buffer) => void out.write(progress));
      const [printed, [code]] = await Promise.all([text(child.stdout), once(child, "close")]);
      const result: StepResult = {
        isPassed: code === 0,
        faults: readPrinted(printed)?.faults ?? [],
      };
      await out.write(`\n${JSON.stringify(result)}`);
    });
  });
  studio.post("/_studio/api/publish", async (c) => {
    const { message, mayPush } = await c.req.json<{ message: string; mayPush: boolean }>();
    return c.json(await inTurn(async () => commit(root, message, mayPush)));
  });
}

async function describeRepository(root: string) {
  const status = await git(
    root,
    "status",
    "--porcelain",
    "--untracked-files=all",
    "--",
    ...listPublished(root),
  );
  if (status.code !== 0) return { isRepository: false, files: [], remote: "", branch: "" };
  const remote = await git(root, "remote");
  const branch = await git(root, "branch", "--show-current");
  const files = status.output.split("\n").flatMap((line) => (line === "" ? [] : [line.slice(3)]));
  return {
    isRepository: true,
    files,
    remote: remote.output.trim().split("\n")[0] ?? "",
    branch: branch.output.trim(),
  };
}

/** Returns where `publish` takes the site, and the address of its pages, if `.env` says so. */
async function readTarget(root: string): Promise<{ target: string; address: string }> {
  const settings = await readFile(join(root, ".env"), "utf8").catch(() => "");
  const { PUBLISH_TO: target = "", VITE_SITE_URL: address = "" } = parseEnv(settings);
  return { target, address };
}

/** Lists the paths that may be committed; Git refuses a path that does not exist. */
function listPublished(root: string): string[] {
  return changeable.filter((path) => existsSync(join(root, path)));
}

async function commit(root: string, message: string, mayPush: boolean) {
  const { files, remote, branch } = await describeRepository(root);
  if (files.length === 0) return { outcome: "unchanged" };
  const paths = listPublished(root);
  const added = await git(root, "add", "--all", "--", ...paths);
  const committed =
    added.code === 0
      ? await git(root, "commit", "-m", message || "Content", "--", ...paths)
      : added;
  if (committed.code !== 0) return { outcome: "failed", output: committed.output };
  if (!mayPush || remote === "") return { outcome: "committed", output: committed.output };
  const pushed = await git(root, "push", remote, branch);
  return { outcome: pushed.code === 0 ? "pushed" : "failed", output: pushed.output };
}

async function git(root: string, ...args: string[]): Promise<Ran> {
  const options = { cwd: root, env: { ...process.env, GIT_TERMINAL_PROMPT: "0" } };
  return new Promise((resolve) => {
    execFile("git", args, options, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : 1, output: error === null ? stdout : stdout + stderr });
    });
  });
}
